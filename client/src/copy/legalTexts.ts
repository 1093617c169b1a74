import { agency, promised } from '../../../shared/agency'
import { CONTACT_FORM } from './forms'

/** A paragraph, a list, or a heading inside a section. */
export type Block = string | readonly string[] | { heading: string }
export type LegalText = {
  title: string
  lead: string
  /** The day of the last change, YYYY-MM-DD. Update it with the text. */
  changedOn: string
  sections: readonly { title: string; blocks: readonly Block[] }[]
}

const by = (email: string) => (email ? `email ${email}` : `use ${CONTACT_FORM}`)
const writeToUs = () => by(agency.contact.email)
const orCall = () => (agency.contact.phone ? ` or call ${agency.contact.phone}` : '')
const place = () => agency.legal.registeredAddress || [...agency.contact.studioLines, 'India'].join(', ')
const owner = () => agency.legal.registeredName || agency.name
/** A company with another name than the agency's says so once. */
const ownerOfAgency = () =>
  agency.legal.registeredName ? `${agency.legal.registeredName}, which runs ${agency.name}` : agency.name
const gstin = () => (agency.legal.gstin ? ` Our GSTIN is ${agency.legal.gstin}.` : '')
const officer = () =>
  agency.legal.grievanceOfficer
    ? `our grievance officer, ${agency.legal.grievanceOfficer},`
    : 'our grievance officer,'
const complain = () => by(agency.legal.grievanceEmail || agency.contact.email)
const courts = () => (agency.legal.courts ? `the courts in ${agency.legal.courts}` : 'the courts of India')

// The specification asks for 7, 8 and 8 sections. An operator of another agency must review them, with a lawyer.
export const terms = (): LegalText => ({
  title: 'Terms and Conditions',
  lead: `What you can expect from ${agency.name} and what we expect from you on this site.`,
  changedOn: '2026-11-26',
  sections: [
    {
      title: 'Who we are and what this covers',
      blocks: [
        `${owner()}, ${place()} ("we"), is a modelling and talent agency and runs this site. To reach us, ${writeToUs()}${orCall()}.${gstin()}`,
        'These terms cover the use of this site: viewing the roster, sending an enquiry, a booking request or an application, subscribing to the newsletter, and using a model account. Representation of a model and jobs for a client have separate contracts. If such a contract says something different, the contract applies.',
      ],
    },
    {
      title: 'Using the site',
      blocks: [
        'You may view this site, link to it and show it to others. You may not:',
        [
          'use a program to copy the roster or its pictures, or use them to build a database, a training set or a face model;',
          'contact our models directly with details you found here, without going through us;',
          'pretend to be someone else, or send anything you do not have the right to send;',
          'try to access data that is not meant for you, or disrupt the site for others.',
        ],
        'We may limit the number of requests from one connection and block requests that harm the site.',
      ],
    },
    {
      title: 'Applications and model accounts',
      blocks: [
        'You must be 18 or older to apply, to sign up or to be on our roster. We cannot accept anyone younger, even with a parent’s consent.',
        `Applying is free and does not commit you or us to anything.${promised('application', (time) => ` We look at every application and reply within ${time}.`)} We never ask applicants or models for money: not for an application, not for a test shoot, not for a place on the roster. If someone asks you for money in our name, please tell us.`,
        'What you tell us must be true, above all your age and measurements, and the pictures must show you. Keep your password secret, and tell us if someone else may know it. You can delete your account at any time on your dashboard or by writing to us.',
        'An account alone does not put you on the public roster. Your profile must be complete and the agency must take you on.',
      ],
    },
    {
      title: 'Booking requests and enquiries',
      blocks: [
        `A booking request or an enquiry is a question, not an order.${promised('booking', (time) => ` We reply within ${time}.`)} A booking exists only once you and one of our bookers have agreed dates, fee, usage and cancellation terms in writing.`,
        'We keep availability and measurements up to date, but they can change at any time; the written confirmation counts. A model may refuse a job, a pose or an outfit without giving a reason.',
      ],
    },
    {
      title: 'Pictures and other content',
      blocks: [
        'The pictures and texts on this site belong to us, to the models or to the photographers. You may show a page to a colleague; any other use needs our written consent for each picture.',
        'You keep your rights to what you upload. You allow us to store it, make smaller copies of it and show it to the people who decide on your application. Once you are on the roster, you also allow us to show everything that is not locked on this site and to clients. This ends when you delete a picture or your account, except for copies that a client already has under a separate contract.',
        'Upload only pictures of yourself that are legal and that you have the right to share. Applicants must not send nude pictures. We delete anything that breaks these rules.',
      ],
    },
    {
      title: 'Our responsibility',
      blocks: [
        'We run this site with care, but we cannot promise that it is always available or free of mistakes. We do not control the sites we link to.',
        'We are liable for intent and gross negligence, for harm to life and health, and wherever the law does not allow us to limit liability. Otherwise we are liable only if we break an essential duty, and only for typical, foreseeable damage. You keep your consumer rights under the Consumer Protection Act, 2019.',
      ],
    },
    {
      title: 'Changes, law and complaints',
      blocks: [
        'We may change these terms; the date at the top shows the last change. Earlier agreements follow the terms of their date.',
        `Indian law applies, and ${courts()} have jurisdiction, unless a law that protects you says otherwise.`,
        `If something went wrong, ${complain()}. We acknowledge complaints within 48 hours and answer them within one month, as the e-commerce rules require.`,
      ],
    },
  ],
})

export const privacy = (): LegalText => ({
  title: 'Privacy Policy',
  lead: 'What data we keep about you, why, who sees it, when we delete it, and your rights.',
  changedOn: '2026-11-27',
  sections: [
    {
      title: 'Who is responsible',
      blocks: [
        `${ownerOfAgency()}, ${place()}, decides why and how your data is processed and is the Data Fiduciary under the Digital Personal Data Protection Act, 2023 ("the Act") and the Digital Personal Data Protection Rules, 2025. We follow both in full now, including the parts that take effect later.`,
        `For questions about your data, or to reach ${officer()} ${complain()}${orCall()}. This page is the notice that the Act requires; every form also has a short notice above its button. You can ask us for this notice in Hindi or any other language of the Eighth Schedule to the Constitution.`,
      ],
    },
    {
      title: 'What we keep',
      blocks: [
        [
          'Enquiry: your name, email, subject and message.',
          'Booking request: your name, company, brand, email, phone, the model you ask for, and what you write about the job.',
          'Application: names, age, gender, height, city, experience, Instagram, email, phone, what you write, your link, and the files you upload.',
          'Model account: names, email, phone, date of birth, gender, city, measurements and appearance, languages, social profiles, what you write, your photos and videos, the messages in your dashboard chat, your password (only as a hash that cannot be reversed), when you signed in and with which browser. If you sign in with Google or Facebook: the name, the verified email and the account number they send us.',
          'Work of a model: jobs, hours, fees, statements and payouts, and the PAN that statements show.',
          'Documents of a model, where a job or the law needs them: passport, contract, PAN, the last four digits of an Aadhaar, a release. Administrators alone can open them, and each time is recorded.',
          'Phones that a model has asked us to tell: their browser and the address at its push service, until the model turns them off or signs out.',
          'Newsletter: your email address and when you subscribed.',
          'Views of a model’s page are counted without identifying you: we make a daily number from your network address and browser, with a key that is deleted after that day.',
          'To prevent abuse, we count attempts by network address for up to an hour and delete the count within two days. Our server log has no addresses, contents or passwords.',
        ],
        'We remove location and camera data from every picture when you upload it. Files of applicants are private and never have a public address. We do not buy data or collect it from other sources.',
      ],
    },
    {
      title: 'Why we use it, and our legal basis',
      blocks: [
        'We use your data only for the purpose you sent it for: to answer an enquiry, to arrange a booking, to decide on an application, to run your account and represent you, or to send the newsletter. The legal basis is your consent, which you give by sending the form after reading its notice, or that you gave us the data yourself for that purpose (section 7 of the Act). We keep what the law requires us to keep, for tax or for a court, only for that.',
        'We do not sell data or show advertising. No program makes decisions about you, and we do not train AI on your pictures.',
        'You can withdraw consent at any time, as easily as you gave it: write to us, use the link in any newsletter, or delete your account on the dashboard. This does not affect what we lawfully did before. Without the required fields of a form we cannot answer it; nothing else depends on them.',
      ],
    },
    {
      title: 'Who sees it',
      blocks: [
        [
          'Everyone: the stage name, city, age in years, measurements, texts, languages and unlocked pictures of a model on the roster. Never the date of birth, phone, email or a locked picture.',
          'Agency staff who need it for their work. Every decision and every view of a private file is recorded in a log that cannot be changed.',
          'A client, if you have agreed to be suggested for a job.',
          'Companies that run servers and email for us. By contract they only do what we instruct (Data Processors).',
          'The push service of a model’s browser (of Google, Apple, Mozilla or Microsoft), only where the model asked for it: it carries a sealed line that it cannot read.',
          'Authorities, if the law requires it.',
        ],
        'The agency chooses the servers that store the data. If one of our processors works outside India, it is only in countries to which the Central Government has not restricted transfers.',
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        'We delete data automatically after:',
        [
          '24 hours: uploaded files that belong to no application.',
          '90 days after we say no: applications with their files.',
          '12 months: enquiries; and documents of models, after their last day.',
          '36 months: booking requests, because bills and usage rights depend on them; jobs that were never agreed, from the last change; and clients with their contacts, once no job or request of theirs is left.',
          '8 financial years: agreed jobs, with the names of their models and clients, because the law asks us to keep account books that long.',
          '30 days: expired sign-ins, used or expired email links, and the record of sent emails. The text of an email is deleted once it is sent.',
        ],
        'The rest we keep for as long as it is needed:',
        [
          'Model accounts: until you or we delete them. Your profile then leaves the site at once, your files are deleted within 24 hours, and your chat messages are deleted too. Past bookings keep your name.',
          'Newsletter: until you unsubscribe. We keep a record that you unsubscribed, so that nobody adds you again by mistake.',
        ],
        'Backups are overwritten regularly. If a law requires us to keep something longer, we lock it away until then.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        [
          'Access: a summary of your data, what we do with it and with whom we shared it (section 11). Models can download their data, as JSON and files, on the dashboard.',
          'Correction and erasure: we correct wrong data, add missing data and delete data that is no longer needed (section 12).',
          'Grievance: we answer every complaint about your data within 30 days (section 13).',
          'Nomination: name someone to use your rights if you die or cannot use them yourself (section 14).',
          'Withdrawal of consent at any time (section 6).',
        ],
        `To use these rights, ${writeToUs()}. Give us the email address that we know, or tell us which application or booking it is about. We may ask you to confirm who you are. It is free.`,
        'If you are not satisfied with our answer, you can complain to the Data Protection Board of India. The Act asks you to come to us first.',
      ],
    },
    {
      title: 'How we protect it, and what happens if that fails',
      blocks: [
        'Connections are encrypted and passwords are hashed. We check the type of every file and re-encode every picture before we store it. Private files open only for a few minutes at a time, and only for people who are allowed to see them. Backups are checked.',
        'If there is a breach of your data, we tell you without delay and in plain words what happened, what it may mean for you, what we have done and what you can do. We inform the Data Protection Board at once, and in detail within 72 hours.',
      ],
    },
    {
      title: 'Under 18, and changes to this policy',
      blocks: [
        'This agency is for adults. Our forms do not accept anyone under 18 and do not keep what they typed. If you think we have data of someone under 18, tell us and we will delete it.',
        'When this policy changes, the date at the top changes too. We record which version of the notice you saw. For a new purpose we will ask you again.',
      ],
    },
  ],
})

export const cookies = (): LegalText => ({
  title: 'Cookie Policy',
  lead: 'What this site stores in your browser. In short: nothing from other companies, unless you say yes.',
  changedOn: '2026-11-24',
  sections: [
    {
      title: 'What this is about',
      blocks: [
        'Cookies are small texts that a site stores in your browser and receives again on every visit. Browsers also have local storage and session storage, which are not sent to the site. This page is about all of them.',
        'The site works without cookies of its own.',
      ],
    },
    {
      title: 'What is needed',
      blocks: [
        'These entries are stored only when you use the feature they are for. They stay in your browser, and no other site can read them.',
        [
          'authToken, userRoles, userName, userProfilePic, userId, agencyInfo (local storage): that you are signed in, and as whom. Deleted when you sign out; no longer valid after seven days.',
          'enquiryDraft, signupRequestDraft, bookingDraft and other drafts (session storage): what you typed into a form, in case you reload the page. Deleted when you send the form or close the tab.',
          'cookieConsent (local storage): your answer to the question about session replay.',
        ],
      ],
    },
    {
      title: 'Session replay, only with your consent',
      blocks: [
        'If you accept, we load Microsoft Clarity on two pages: the home page and the model dashboard. It records clicks and scrolling, so that we can see what is hard to find. All text and everything you type are hidden before anything leaves your browser.',
        [
          '_clck (cookie, one year): a random number that tells Clarity that two visits came from one browser.',
          '_clsk (cookie, one day): connects the pages of one visit.',
        ],
        'Microsoft receives the recording and your network address, and may process them outside India. Its privacy statement is at privacy.microsoft.com.',
      ],
    },
    {
      title: 'What we do not use',
      blocks: [
        'No advertising, no social buttons that track you, and no fonts, pictures or scripts from other sites. The sign-in, password reset, onboarding and admin pages never load anything from other companies, whatever you chose.',
      ],
    },
    {
      title: 'Your choice',
      blocks: [
        'Nothing is loaded until you accept. You can refuse with one press, and the site works the same. You can change your mind here at any time: if you refuse later, recording stops at once and its cookies are deleted.',
      ],
    },
    {
      title: 'In your browser',
      blocks: [
        'Every browser can show, block and delete what sites store, usually under Privacy in its settings. If you delete everything, you are signed out, drafts are deleted, and we ask about session replay again.',
      ],
    },
    {
      title: 'Signing in with Google or Facebook',
      blocks: [
        'If you press one of these buttons, you go to Google or Facebook, who use their own cookies on their own pages. They send us your name, your verified email and an account number. They store nothing on this site.',
      ],
    },
    {
      title: 'Changes and questions',
      blocks: [
        `When this page changes, the date at the top changes too. We will ask you before we add a new tool. If you have questions, ${writeToUs()}. The Privacy Policy explains everything else about your data.`,
      ],
    },
  ],
})

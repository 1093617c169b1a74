import { agency } from '../../../shared/agency'

/** A paragraph, or a list of short ones. */
export type Block = string | readonly string[]
export type LegalText = {
  title: string
  lead: string
  /** The day on which this text last changed, YYYY-MM-DD; change it with the text. */
  changedOn: string
  sections: readonly { title: string; blocks: readonly Block[] }[]
}

const { name, contact, studio, promises } = agency
const place = studio.lines.join(', ')

// Specification section 2, Legal pages: 7, 8 and 8 sections. Written for what this software does and keeps; whoever
// runs it for another agency reads them once more, and lets a lawyer read them too.

export const terms: LegalText = {
  title: 'Terms and Conditions',
  lead: `What you can expect from ${name}, and what we expect from you, when you use this site.`,
  changedOn: '2026-11-21',
  sections: [
    {
      title: 'Who we are and what this covers',
      blocks: [
        `This site is run by ${name}, a modelling and talent agency at ${place}, India ("we"). You reach us at ${contact.email} and ${contact.phone}.`,
        'These terms cover this site: looking at the roster, sending an enquiry, a booking request or an application, subscribing to the newsletter, and using a model account. What a model and the agency agree on representation, and what a client and the agency agree on a job, is written in separate contracts. Where such a contract says something else, the contract holds.',
      ],
    },
    {
      title: 'Using the site',
      blocks: [
        'You may look at this site, link to it and show it to others. You may not:',
        [
          'copy the roster or its pictures by a program, or build a database, a training set or a model of a face from them;',
          'approach our models around us with details you found here;',
          'pretend to be somebody else, or send what you do not have the right to send;',
          'try to reach what is not meant for you, or to disturb the site for others.',
        ],
        'We may limit how many requests come from one connection, and refuse those that harm the site.',
      ],
    },
    {
      title: 'Applications and model accounts',
      blocks: [
        'You must be 18 or older to apply, to sign up or to be on our roster. We refuse everybody younger, also with the consent of parents.',
        `An application is free and binds nobody. Somebody looks at it and answers within ${promises.application}. We never ask applicants or models for money: not for an application, not for a test shoot, not for a place on the roster. Whoever asks you for money in our name is not us; please tell us.`,
        'What you tell us about yourself must be true, above all your age, your measurements and that the pictures show you. Keep your password to yourself and tell us when somebody else may know it. You can close your account at any time in your dashboard or by writing to us.',
        'An account does not put you on the public roster. That happens only when your profile is complete and the agency has taken you on.',
      ],
    },
    {
      title: 'Booking requests and enquiries',
      blocks: [
        `A booking request or an enquiry is a question, not an order. We answer within ${promises.booking}. A booking exists only when dates, fee, usage and cancellation terms have been agreed in writing with a booker of ours.`,
        'Availability and measurements on this site are kept with care but can change between two looks; what counts is the written confirmation. A model may refuse a job, a pose or a garment without giving a reason.',
      ],
    },
    {
      title: 'Pictures and other content',
      blocks: [
        'The pictures and texts on this site belong to us, to the models or to the photographers who made them. Showing a page to a colleague is fine; any other use needs our consent in writing, for each picture.',
        'What you upload stays yours. You let us store it, make smaller copies of it and show it to those who decide on your application; and, when you are on the roster, show on this site and to clients what you have not locked. This ends when you remove a picture or leave, except for copies that a client already holds under a contract of its own.',
        'Upload only what shows you, what you have the right to share, and what is lawful. Applicants must not send nude pictures. We remove what breaks this rule.',
      ],
    },
    {
      title: 'Our responsibility',
      blocks: [
        'We run this site with care, but we cannot promise that it is always reachable or free of mistakes. Links to other sites lead to places we do not control.',
        'We are liable for what we do on purpose or by gross negligence, for harm to life and health, and wherever the law does not let liability be limited. Beyond that we are liable only for the breach of duties on which you may rely, and only for damage that is typical and could be foreseen. Your rights as a consumer under the Consumer Protection Act, 2019 remain.',
      ],
    },
    {
      title: 'Changes, law and complaints',
      blocks: [
        'We may change these terms; the date at the top says when they last changed. What was agreed before is judged by the terms of its day.',
        'The law of India applies, and the courts at New Delhi are competent, unless a law that protects you says otherwise.',
        `Something went wrong? Write to ${contact.email}. A complaint is acknowledged within 48 hours and answered within one month, as the rules on e-commerce ask for.`,
      ],
    },
  ],
}

export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we keep about you, why, who sees it, when it is gone, and what you can ask of us.',
  changedOn: '2026-11-21',
  sections: [
    {
      title: 'Who is responsible',
      blocks: [
        `${name}, ${place}, India, decides why and how your data is processed and is the Data Fiduciary under the Digital Personal Data Protection Act, 2023 ("the Act") and the Digital Personal Data Protection Rules, 2025. We follow them as they stand, also where a duty begins only later.`,
        `For everything about your data, and as our grievance officer, write to ${contact.email} or call ${contact.phone}. This page is the notice that the Act asks for; every form also says in short, before its button, what it takes. You may ask us for this notice in Hindi or in any other language of the Eighth Schedule to the Constitution.`,
      ],
    },
    {
      title: 'What we keep',
      blocks: [
        [
          'Enquiry: your name, email, subject and message.',
          'Booking request: your name, company, brand, email, phone, the model you ask for, and what you write about the job.',
          'Application: names, age, gender, height, city, experience, Instagram, email, phone, your texts, your link, and the files you upload.',
          'Model account: names, email, phone, date of birth, gender, city, measurements and appearance, languages, social profiles, your texts, your pictures and videos, your password (only as a hash that cannot be turned back), when you signed in and from which kind of browser. If you sign in with Google or Facebook: the name, the verified email and the account number that they give us.',
          'Newsletter: your email address and when you consented.',
          'Views of a model’s page are counted without knowing you: a daily number made from your network address and browser, with a key that is thrown away after the day.',
          'To fend off abuse, attempts are counted by network address for an hour at most and forgotten within two days. The server’s log holds no addresses, no contents and no passwords.',
        ],
        'Position and camera data are cut out of every picture when it arrives. Files of applicants are private: they never have a public address. What you do not give us we do not collect from elsewhere, and we do not buy data.',
      ],
    },
    {
      title: 'Why, and on what ground',
      blocks: [
        'We use what you send for the one purpose you sent it for: to answer an enquiry, to arrange a booking, to decide on an application, to run your account and represent you, to send the newsletter. The ground is your consent, given by sending the form after reading its notice, or that you gave us the data yourself for that very purpose (section 7 of the Act). What the law makes us keep, for tax or for a court, we keep for that.',
        'We do not sell data, we show no advertising, we let no program decide about you, and we train nothing with your pictures.',
        'You may withdraw consent at any time, as easily as you gave it: by a mail to us, by the link in every newsletter, by deleting your account in the dashboard. It does not undo what was lawful before. Without the data a form marks as required we cannot answer that form; nothing else depends on it.',
      ],
    },
    {
      title: 'Who sees it',
      blocks: [
        [
          'Everybody: of a model on the roster, the stage name, city, age in years, measurements, texts, languages and the pictures that are not locked. Never the birth date, the phone, the email or a locked picture.',
          'The agency’s own staff who need it for their work. Views of private files and every decision are written into a log that cannot be changed.',
          'A client, when you have agreed to be proposed for a job.',
          'Those who run servers and mail for us, bound by contract to do only what we say (Data Processors).',
          'Authorities, when a law obliges us.',
        ],
        'The data lies on servers chosen by the agency. Should one of our processors work outside India, it is only in countries to which the Central Government has not restricted transfers.',
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        'A job of the software removes what has had its time:',
        [
          'Uploaded files that belong to no application: 24 hours.',
          'Rejected applications with their files: 90 days.',
          'Enquiries: 12 months.',
          'Booking requests: 36 months, because bills and rights of use depend on them.',
          'Model accounts: until you or we close them. The profile leaves every public page at once, its files within 24 hours. Bookings made before keep the model’s name.',
          'Sign-ins, mailed links and the record of sent mails: 30 days after they end. The text of a mail: until it is sent.',
          'Newsletter: until you unsubscribe. That you did is kept, so that nobody subscribes you again by mistake.',
        ],
        'Copies for the event of a loss are overwritten in turn. Where a law makes us keep something longer, it is locked away until then.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        [
          'Access: a summary of what we keep about you and what we do with it, and with whom we shared it (section 11). Models download their data, as JSON and files, in the dashboard.',
          'Correction and erasure: have what is wrong put right, what is missing added, and what is no longer needed removed (section 12).',
          'Grievance: an answer to every complaint about your data, within 30 days (section 13).',
          'Nomination: name somebody who uses your rights after your death or when you no longer can (section 14).',
          'Withdrawal of consent at any time (section 6).',
        ],
        `Write to ${contact.email} from the address we know, or name the application or booking it is about; we may ask for one more sign that it is you. It costs nothing.`,
        'If our answer does not satisfy you, you may complain to the Data Protection Board of India. Please give us the chance to answer first; the Act asks for that order.',
      ],
    },
    {
      title: 'How we protect it, and what happens if that fails',
      blocks: [
        'Connections are encrypted, passwords are hashed, every file’s type is proven and every picture is written anew before it is kept, private files open only for a few minutes at a time and only for those who may see them, and backups are checked.',
        'If your data is breached all the same, we tell you without delay and in plain words what happened, what it may mean for you, what we have done and what you can do. We tell the Data Protection Board at once, and in detail within 72 hours.',
      ],
    },
    {
      title: 'Under 18, and changes of this policy',
      blocks: [
        'This agency is for adults. Whoever is under 18 is refused by every form, and nothing of what was typed is kept. If you believe that we hold data of somebody younger, tell us and we remove it.',
        'When this policy changes, the date at the top changes too. With every record we keep which version of the notice you saw. For a new purpose we ask you anew.',
      ],
    },
  ],
}

export const cookies: LegalText = {
  title: 'Cookie Policy',
  lead: 'What this site puts into your browser. In short: nothing of anybody else, unless you say yes.',
  changedOn: '2026-11-21',
  sections: [
    {
      title: 'What this is about',
      blocks: [
        'Cookies are small texts that a site keeps in your browser and gets back with every visit. Browsers have other drawers of the same kind, local storage and session storage, which are not sent along. This page is about all of them.',
        'The site works without cookies of its own.',
      ],
    },
    {
      title: 'What is needed',
      blocks: [
        'These entries are made only when you use what they are for. They stay in your browser, and nobody else can read them.',
        [
          'authToken, userRoles, userName, userProfilePic, userId, agencyInfo (local storage): that you are signed in, and as whom. Removed when you sign out; worthless after seven days.',
          'enquiryDraft, applicationDraft, bookingDraft and other drafts (session storage): what you typed into a form, for an accidental reload. Removed when the form is sent or the tab is closed.',
          'cookieConsent (local storage): your answer to the question about session replay.',
        ],
      ],
    },
    {
      title: 'Session replay, only with your consent',
      blocks: [
        'With your consent we load Clarity, a tool of Microsoft, on two pages: the home page and the model dashboard. It records where a page is clicked and scrolled, so that we see what is hard to find. All texts and everything you type are blanked out before they leave your browser.',
        [
          '_clck (cookie, one year): a random number that tells Clarity that two visits came from one browser.',
          '_clsk (cookie, one day): joins the pages of one visit.',
        ],
        'Microsoft receives the recording and your network address, and may process them outside India. Its privacy statement is at privacy.microsoft.com.',
      ],
    },
    {
      title: 'What there is not',
      blocks: [
        'No advertising, no social buttons that watch you, no fonts, pictures or scripts from elsewhere. On the pages for signing in, resetting a password, onboarding, and in the admin area nothing of a third party is ever loaded, whatever you chose.',
      ],
    },
    {
      title: 'Your choice',
      blocks: [
        'Until you answer, and after you refuse, nothing is loaded. Refusing is one press, like accepting, and costs you nothing. You can change your mind here at any time: refusing afterwards ends the recording at once and removes its cookies.',
      ],
    },
    {
      title: 'In your browser',
      blocks: [
        'Every browser can show, block and delete what sites have stored, usually under Privacy in its settings. If you delete everything you are signed out, drafts are gone, and we ask about session replay again.',
      ],
    },
    {
      title: 'Signing in with Google or Facebook',
      blocks: [
        'Only when you press one of these buttons are you taken to Google or Facebook, who then use cookies of their own on their own pages. They send us your name, your verified email and a number, and nothing of theirs stays on this site.',
      ],
    },
    {
      title: 'Changes and questions',
      blocks: [
        `When this page changes, the date at the top changes too; if a new tool were to come, we would ask you first. Questions: ${contact.email}. Everything else about your data is in the Privacy Policy.`,
      ],
    },
  ],
}

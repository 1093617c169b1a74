import type { EditedSection } from '../../../../../shared/agency/agencySettings'

/** The words of one section. */
export type SectionWords = {
  title: string
  /** in the list of sections, and below the title: at most 12 words */
  about: string
  /** behind *Why?* below the title */
  more?: string
  /** label, what the field is for in at most 8 words, and what is behind *Why?* */
  fields: Record<string, readonly [label: string, help?: string, more?: string]>
  /** labels inside the fields that are lists or groups */
  parts?: Record<string, readonly [label: string, help?: string, more?: string]>
  /** one entry of a list, by the list's name */
  entries?: Record<string, string>
  /** the button that fills in a list, by the list's name */
  presets?: Record<string, string>
  /** the choices of a field, by its name and the choice */
  choices?: Record<string, string>
}

const forBookings = 'Without one: the address for bookings.'
const forEnquiries = 'Without one: the general address.'
const figure: SectionWords['parts'] = {
  'figures.figure': ['Figure'],
  'figures.label': ['What it counts'],
}

const sectionsOf = (count: number): SectionWords['fields'] =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`section${at + 1}`, [`Section ${at + 1}`]]))
const templateText = 'Each section has the template’s text until you write your own.'

const sections: Record<EditedSection, SectionWords> = {
  agency: {
    title: 'Name and description',
    about: 'Your name on every page, in every email and in search engines.',
    fields: {
      name: ['Name of the agency'],
      line: ['Slogan', 'For example “Faces for film and fashion”.'],
      description: [
        'Description',
        'One or two sentences.',
        'Search engines and link previews show them below your name.',
      ],
      since: [
        'Founded in',
        'The year, for example 2019.',
        'It is at the bottom of every page, beside ©. If empty, only this year is there.',
      ],
      city: ['City', 'At the bottom of every page.'],
    },
  },
  contact: {
    title: 'Contact',
    about: 'Email addresses, phone, WhatsApp, address and social media.',
    fields: {
      email: [
        'Email address',
        'Everyone can see it.',
        'Enquiries, applications and replies to your emails go here.',
      ],
      bookings: ['Email address for bookings', 'Without one: the address above.'],
      phone: [
        'Phone',
        'For example +91\u00a098765\u00a043210.',
        'Without a country code it is a number in your country, see Region.',
      ],
      whatsapp: ['WhatsApp', 'A number for chats, on the contact page.'],
      studio: ['Name of your office or studio', 'The heading above the postal address.'],
      studioLines: ['Postal address', 'One line of the address per box.'],
      visits: ['Visiting hours', 'For example “Monday to Friday, 11 to 6”.'],
      links: ['Links', 'Instagram, LinkedIn, at the bottom of every page.'],
    },
    parts: {
      'studioLines.': ['Line'],
      'links.label': ['Name of the link', 'For example Instagram.'],
      'links.href': ['Web address', 'Starts with https://'],
    },
    entries: { studioLines: 'line', links: 'link' },
  },
  look: {
    title: 'Logo and colour',
    about: 'Your logo, colour and icon, on every page and comp card.',
    fields: {
      logo: [
        'Logo',
        'The one you use on white paper.',
        'PNG, WebP or JPEG, best with a transparent background. If empty, we show your name.',
      ],
      logoOnDark: [
        'Logo on dark backgrounds',
        'Only if your logo must keep its colours.',
        'Otherwise we show the logo above in white.',
      ],
      accent: [
        'Colour',
        'For buttons, links and marks.',
        'It must be dark enough for white text. If empty, it is red.',
      ],
      icon: [
        'Icon',
        'A square picture, at least 192 pixels.',
        'Better 512. Browser tabs and phones show it. If empty, we use the first letter of your name.',
      ],
    },
  },
  mails: {
    title: 'Who gets which email',
    about: 'Who is told when something arrives. Save before you send a test.',
    fields: {
      booking: ['New booking request', forBookings],
      enquiry: ['New enquiry', forEnquiries],
      application: ['New application to join', forEnquiries],
      opportunity: ['New application to an opportunity', forBookings],
      talent: ['News from your models', forEnquiries, 'Finished profiles, messages and deleted accounts.'],
    },
    entries: {
      booking: 'email address',
      enquiry: 'email address',
      application: 'email address',
      opportunity: 'email address',
      talent: 'email address',
    },
  },
  answerTimes: {
    title: 'Answer times',
    about: 'How soon you promise to reply.',
    more: 'It is on the forms, in our emails and on the legal pages. If empty, no time is promised.',
    fields: {
      enquiry: ['Enquiries', 'For example “24-48 hours”.', 'It follows “We reply within”.'],
      booking: ['Booking requests', 'For example “24-48 hours”.'],
      application: ['Applications to join', 'For example “48-72 hours”.'],
    },
  },
  region: {
    title: 'Region',
    about: 'Your country, time zone and currency, and the unit of measurements.',
    fields: {
      country: [
        'Country',
        'Numbers without a country code are here.',
        'After a change, models who sign in with such a number have to add the code of the old country.',
      ],
      timeZone: [
        'Time zone',
        'Times follow the new zone. Dates stay.',
        'Every time on the site, in emails and in exports is in this zone.',
      ],
      currency: [
        'Currency',
        'Amounts are not converted: 5,000 stays 5,000.',
        'Rates, fees and budgets are shown in it.',
      ],
      measures: ['Measurements', 'Which unit comes first.', 'On profiles and comp cards.'],
    },
    choices: {
      'measures.centimetres': 'Centimetres first: 86 cm / 34"',
      'measures.inches': 'Inches first: 34" / 86 cm',
    },
  },
  money: {
    title: 'Budget ranges',
    about: 'What clients can choose as their budget.',
    fields: {
      budgetRanges: [
        'Budget ranges',
        'One per box, the lowest first.',
        'The form adds “TBD (To Be Discussed)” at the end. Without any, it shows $500-$1,000 and so on. Earlier requests keep the words that the client chose.',
      ],
    },
    parts: { 'budgetRanges.': ['Range'] },
    entries: { budgetRanges: 'range' },
    presets: { budgetRanges: 'Use ranges in rupees' },
  },
  home: {
    title: 'Home page',
    about: 'The words, figures and clients on the home page.',
    fields: {
      headline: [
        'Headline',
        'At most 60 characters.',
        'The large words on the first picture. If empty, it is your name.',
      ],
      lead: ['Introduction', 'One or two sentences.'],
      figures: ['Figures', 'Up to four. Only what is true.', 'For example 120 and “models represented”.'],
      quotation: ['What a client says', 'Ask before you quote someone.', 'Fill in all three or none.'],
      brands: ['Clients', 'Below “Trusted by”, one per box.'],
    },
    parts: {
      ...figure,
      'quotation.text': ['Words'],
      'quotation.name': ['Who said it'],
      'quotation.role': ['What they do', 'For example Casting director.'],
      'brands.': ['Client'],
    },
    entries: { figures: 'figure', brands: 'client' },
  },
  slides: {
    title: 'Pictures of the home page',
    about: 'Up to five large pictures, a new one every five seconds.',
    fields: {
      slides: [
        'Pictures',
        'Wide, at least 1,000 pixels, better 2,000.',
        'The headline is on the left, or below the picture on a phone. If empty, your site shows the banners of featured models; without those, a plain dark picture.',
      ],
    },
    parts: {
      'slides.alt': [
        'What it shows',
        'For people who cannot see the picture.',
        'For example “A model in a red coat on a roof”.',
      ],
    },
    entries: { slides: 'picture' },
  },
  about: {
    title: 'About page',
    about: 'Who you are, what you believe in, and your team.',
    fields: {
      manifesto: ['Manifesto', 'Two or three sentences, in large type.'],
      origin: ['Where we come from', 'Your story, one paragraph per box.'],
      principles: ['Principles', 'What you promise: a title and a sentence.'],
      leads: ['Team', 'The people visitors should know by name.'],
      figures: ['Figures', 'Up to four. Only what is true.', 'For example 12 and “countries”.'],
    },
    parts: {
      ...figure,
      'origin.': ['Paragraph'],
      'principles.title': ['Title'],
      'principles.text': ['Sentence'],
      'leads.name': ['Name'],
      'leads.role': ['What they do'],
      'leads.picture': [
        'Photo',
        'Upright, with the face in the upper half.',
        'Without one, the page shows their initials. When you remove a photo or a person and save, the photo is deleted and cannot be restored.',
      ],
    },
    entries: { origin: 'paragraph', principles: 'principle', leads: 'person', figures: 'figure' },
  },
  legal: {
    title: 'Legal pages',
    about: 'What the terms and the privacy policy need to know.',
    more: 'Their text also uses your name and contact.',
    fields: {
      courts: [
        'City of the courts',
        'For example Mumbai.',
        'Where a dispute is decided. If empty, the terms say “the courts of India”.',
      ],
      registeredName: [
        'Registered name',
        'For example Kori Talent Private Limited.',
        'Of the company or its owner. If empty, the legal pages use the name of the agency.',
      ],
      registeredAddress: [
        'Registered address',
        'In one line.',
        'If empty, the legal pages use your postal address.',
      ],
      gstin: ['GSTIN', 'If you are registered for GST.', 'The terms show it.'],
      grievanceOfficer: [
        'Grievance officer',
        'Answers complaints about data.',
        'The law of India requires it. The privacy policy names them.',
      ],
      grievanceEmail: ['Email of the grievance officer', 'Without one: the address of the agency.'],
    },
  },
  termsText: { title: 'Text of the terms', about: templateText, fields: sectionsOf(7) },
  privacyText: { title: 'Text of the privacy policy', about: templateText, fields: sectionsOf(8) },
  cookieText: { title: 'Text of the cookie policy', about: templateText, fields: sectionsOf(8) },
  mailServer: {
    title: 'Email server',
    about: 'What sends your emails. Changes apply from the next email.',
    fields: {
      host: [
        'Server',
        'For example smtp.gmail.com.',
        'If empty, emails are saved as files on your server and not sent.',
      ],
      port: ['Port', 'Usually 465 for TLS and 587 for STARTTLS.'],
      security: ['Security'],
      user: ['User', 'Usually your whole email address.'],
      password: ['Password', 'Stored encrypted and never shown again.'],
      senderName: ['Name of the sender', 'Without one: the name of your agency.'],
      senderAddress: [
        'Address of the sender',
        'Usually the address of the user.',
        'Your mail server must allow it.',
      ],
    },
    choices: {
      'security.tls': 'TLS',
      'security.starttls': 'STARTTLS',
      'security.none': 'None, only on your own network',
    },
  },
  socialSignIn: {
    title: 'Social sign-in',
    about: 'Lets talents sign in with Google or Facebook.',
    more: 'Without these, the buttons on the sign-in pages say that it is not set up.',
    fields: {
      googleClientId: ['Google client id'],
      facebookAppId: ['Facebook app id'],
      facebookAppSecret: ['Facebook app secret', 'Stored encrypted and never shown again.'],
    },
  },
  privacy: {
    title: 'Privacy',
    about: 'Session replay, and how long you keep what visitors send.',
    more: 'A shorter period deletes older records within the hour; they cannot be restored.',
    fields: {
      clarityProject: [
        'Project id of Microsoft Clarity',
        'Without one, nobody is asked.',
        'It records clicks and scrolling on the home page and the talents’ dashboard, only of visitors who agree. Clarity shows the id under Settings, Overview. If empty, nothing is loaded.',
      ],
      uploadHours: ['Unfinished uploads, in hours', 'At most 24.', 'Your privacy policy promises it.'],
      rejectedDays: ['Rejected applications, in days', 'At most 90.'],
      enquiryMonths: ['Enquiries, in months', 'At most 12.'],
      bookingMonths: ['Booking requests, in months', 'At most 36.'],
    },
  },
}

/** Copy of the pages where a superadmin edits what the agency says of itself. */
export const adminSettings = {
  title: 'Agency',
  lead: 'What visitors read about you. A change is public at once.',
  sectionsLabel: 'Sections',
  sections,
  back: 'All settings',
  loading: 'Loading settings...',
  failed: 'Failed to load the settings',
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Settings saved',
  savedMore: 'Your site shows them now.',
  saveFailed: 'Failed to save the settings',
  list: {
    number: (entry: string, at: number) => `${entry.charAt(0).toUpperCase()}${entry.slice(1)} ${at}`,
    add: (entry: string) => `Add ${/^[aeiou]/.test(entry) ? 'an' : 'a'} ${entry}`,
    full: (max: number) => `At most ${max}.`,
    up: (entry: string, at: number) => `Move ${entry} ${at} up`,
    down: (entry: string, at: number) => `Move ${entry} ${at} down`,
    remove: (entry: string, at: number) => `Remove ${entry} ${at}`,
  },
  picture: {
    remove: (what: string) => `Remove the picture: ${what}`,
    removeShort: 'Remove',
    failed: 'Failed to upload the picture',
  },
  slides: {
    focus: 'What stays in sight',
    focusHelp: 'Click on what matters, or use the sliders.',
    x: (at: number) => `From the left, picture ${at}`,
    y: (at: number) => `From the top, picture ${at}`,
    computer: 'On a computer',
    phone: 'On a phone',
  },
  colour: {
    pick: 'Pick a colour',
    choices: 'Colours that can be read everywhere',
    use: (colour: string) => `Use ${colour}`,
    sample: 'How it looks',
    button: 'Book a model',
    link: 'A link on the page',
    dark: 'On dark pages',
  },
  secret: {
    setOn: (day: string) => `Set on ${day}.`,
    going: 'It is removed when you save.',
    unreadable:
      'We cannot read it, because the server’s secret (JWT_SECRET or data/jwt-secret) has changed since it was saved. Please enter it again.',
    replace: 'Replace',
    replaceOf: (what: string) => `Replace: ${what}`,
    remove: 'Remove',
    removeOf: (what: string) => `Remove: ${what}`,
    keep: 'Keep it as it is',
    keepOf: (what: string) => `Keep it as it is: ${what}`,
  },
  copy: {
    copy: 'Copy',
    copyOf: (what: string) => `Copy: ${what}`,
    copied: 'Copied',
    byHand: 'Your browser does not allow copying here. Select the address and copy it.',
  },
  social: {
    guides: [
      {
        title: 'How to get the client id from Google',
        steps: [
          'At console.cloud.google.com, under APIs & Services, Credentials, create an OAuth client ID of the type Web application.',
          'Enter the redirect address below as authorised redirect URI, and the origin as authorised JavaScript origin.',
          'Copy the client ID into the form below. Its secret is not needed.',
        ],
      },
      {
        title: 'How to get the app id and the secret from Facebook',
        steps: [
          'At developers.facebook.com, create an app that signs people in with Facebook Login.',
          'Under Facebook Login, Settings, turn on Client OAuth Login, and enter the redirect address below as valid OAuth redirect URI.',
          'Under App settings, Basic, copy the app ID and the app secret into the form below, and make the app live.',
        ],
      },
    ],
    redirect: 'Redirect address',
    origin: 'Origin',
  },
  locked: (variable: string) => `Set on the server (${variable}). Change it there.`,
  history: {
    title: 'Earlier changes',
    changed: (by: string, fields: string) => `${by} changed ${fields}`,
    restore: 'Undo',
    restoreOf: (at: string) => `Undo to what was before ${at}`,
    restored: 'The earlier version is back',
  },
  providers: {
    label: 'Provider',
    names: {
      zoho: 'Zoho Mail',
      google: 'Google Workspace',
      microsoft: 'Microsoft 365',
      amazon: 'Amazon SES (Mumbai)',
      brevo: 'Brevo',
      own: 'Another server',
    },
    help: {
      zoho: 'Two-step sign-in needs an app password.',
      google: 'Needs an app password, not your own.',
      microsoft: 'An administrator has to allow it first.',
      amazon: 'Enter the SMTP credentials of SES.',
      brevo: 'The password is an SMTP key.',
      own: 'Your provider tells you the names below.',
    },
    more: {
      zoho: 'For a paid plan of zoho.in. You make the app password for your account at Zoho.',
      google: 'You make it in your Google account, under Security.',
      microsoft:
        'Many organisations no longer allow passwords here: Authenticated SMTP has to be turned on for the mailbox.',
      amazon: 'Those of your AWS account do not work.',
      brevo: 'User and key are under SMTP & API, SMTP.',
      own: '',
    },
  },
  refused: {
    title: 'Not saved. The mail server answered:',
    text: 'Check server, port, user and password. If the server is only down for now, you can save anyway: emails then wait until it answers.',
    save: 'Save anyway',
  },
  test: {
    toMe: 'Send me a test',
    toMeHelp: 'Uses the server above. You need not save first.',
    send: 'Send a test',
    sendOf: (what: string) => `Send a test: ${what}`,
    sending: 'Sending...',
    failed: 'Failed to send the test email',
    sent: (to: string) => `Sent to ${to}. The mail server answered:`,
    notSent: (to: string) => `Not sent to ${to}. The mail server answered:`,
  },
} as const

import { promised } from '../agency'

type Page = {
  path: string
  /** The component's file in client/src, whose first folder is the audience. */
  source: string
  /** Drawn by the browser alone, because it shows nothing before a sign-in. */
  clientOnly?: true
}

/** Every page outside the back office, in sitemap order. A page that is not listed here cannot be reached. */
export const pages = {
  home: { path: '/', source: 'site/home/HomePage' },
  models: { path: '/models', source: 'site/models/ModelsPage' },
  bookModel: { path: '/book-model', source: 'site/booking/BookingPage' },
  projects: { path: '/projects', source: 'site/projects/ProjectsPage' },
  about: { path: '/about', source: 'site/about/AboutPage' },
  contact: { path: '/contact', source: 'site/contact/ContactPage' },
  register: { path: '/register', source: 'site/register/RegisterPage' },
  terms: { path: '/terms', source: 'site/legal/TermsPage' },
  privacy: { path: '/privacy-policy', source: 'site/legal/PrivacyPage' },
  cookies: { path: '/cookie-policy', source: 'site/legal/CookiePage' },
  signUp: { path: '/signup', source: 'account/signup/SignUpPage' },
  login: { path: '/login', source: 'account/login/LoginPage' },
  forgotPassword: { path: '/forgot-password', source: 'account/password/ForgotPasswordPage' },
  onboarding: { path: '/onboarding', source: 'account/onboarding/OnboardingPage', clientOnly: true },
  dashboard: { path: '/model-dashboard', source: 'talent/frame/ModelDashboard', clientOnly: true },
  talentJobs: { path: '/model-dashboard/jobs', source: 'talent/jobs/TalentJobsPage', clientOnly: true },
  talentMoney: { path: '/model-dashboard/money', source: 'talent/money/TalentMoneyPage', clientOnly: true },
  model: { path: '/models/:modelId', source: 'site/models/ModelPage' },
  answer: { path: '/answer/:token', source: 'site/answer/AnswerPage' },
  unsubscribe: { path: '/unsubscribe/:token', source: 'site/newsletter/UnsubscribePage' },
  resetPassword: { path: '/reset-password/:token?', source: 'account/password/ResetPasswordPage' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** Title and description for search engines and link previews, for pages whose texts do not depend on data. */
export type PageFacts = {
  title: string
  description: string
  /** Whether the page is in the sitemap. */
  isListed: boolean
}

/** Separate from `pages`, so that browsers do not load texts that only the server uses. */
export const pageFacts: Partial<Record<PageName, PageFacts>> = {
  home: { title: '', description: '', isListed: true },
  models: {
    title: 'Our Models',
    description: 'Photos, measurements and cities of everyone we represent. Find a model and book.',
    isListed: true,
  },
  bookModel: {
    title: 'Book a Model',
    get description() {
      return `Ask for a model: date, type of work and budget.${promised('booking', (time) => ` We reply within ${time}.`)}`
    },
    isListed: true,
  },
  projects: {
    title: 'Projects',
    description: 'Fashion, campaigns, editorials and films that our talent and our studio have made.',
    isListed: true,
  },
  about: {
    title: 'About',
    description: 'Where the agency comes from, what it stands for and who runs it.',
    isListed: true,
  },
  contact: {
    title: 'Get in Touch',
    get description() {
      return `Write to us about a brand, a model, a casting or the press.${promised('enquiry', (time) => ` We answer within ${time}.`)}`
    },
    isListed: true,
  },
  register: {
    title: 'Model Registration',
    get description() {
      return `Apply to join with a few simple photos.${promised('application', (time) => ` We reply within ${time}.`)}`
    },
    isListed: true,
  },
  terms: {
    title: 'Terms and Conditions',
    description: 'The rules for using this site.',
    isListed: true,
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'What data we keep about you, why, for how long, and your rights.',
    isListed: true,
  },
  cookies: {
    title: 'Cookie Policy',
    description: 'What this site stores in your browser, and how to refuse it.',
    isListed: true,
  },
  signUp: { title: 'Join Agency', description: 'Create a model account.', isListed: false },
  login: { title: 'Sign in', description: 'Sign in to your dashboard.', isListed: false },
}

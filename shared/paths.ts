/** Every page's path, once (specification section 2, route table), for routes, links, mails and the sitemap. */
export const paths = {
  home: '/',
  models: '/models',
  model: (key: string) => `/models/${encodeURIComponent(key)}`,
  bookModel: '/book-model',
  bookThisModel: (id: string) => `/book-model?model=${encodeURIComponent(id)}`,
  projects: '/projects',
  about: '/about',
  contact: '/contact',
  register: '/register',
  signUp: '/signup',
  login: '/login',
  onboarding: '/onboarding',
  terms: '/terms',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  dashboard: '/model-dashboard',
  adminLogin: '/admin/login',
  admin: '/admin',
  adminArtistRequests: '/admin/artist-requests',
  adminModels: '/admin/models',
  adminModel: (id: string) => `/admin/models/${encodeURIComponent(id)}`,
  adminProjects: '/admin/projects',
  adminNewProject: '/admin/projects/new',
  adminProject: (id: string) => `/admin/projects/${encodeURIComponent(id)}`,
  adminEnquiries: '/admin/enquiries',
  adminBookings: '/admin/bookings',
} as const

/** Where a picture's file of one width lies. Private files need the signed form that the server hands out. */
export const mediaPath = (id: string, file: string) => `/media/${id}/${file}`

import { adminBookings, siteBookings } from './bookings/router'
import { adminEnquiries, siteEnquiries } from './enquiries/router'
import { adminNewsletter, siteNewsletter } from './newsletter/router'
import { registrationRouter } from './registration/router'
import { adminSignupRequests, siteSignupRequests } from './signupRequests/router'

export const intake = {
  auth: registrationRouter,
  site: {
    bookings: siteBookings,
    enquiries: siteEnquiries,
    signupRequests: siteSignupRequests,
    newsletter: siteNewsletter,
  },
  admin: {
    bookings: adminBookings,
    enquiries: adminEnquiries,
    newsletter: adminNewsletter,
    signupRequests: adminSignupRequests,
  },
}

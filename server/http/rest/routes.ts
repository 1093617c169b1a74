import { del, get, post, put, type Row } from './defineRoute'
import { deskTable } from './deskRoutes'
import {
  adminSession,
  newSession,
  resetAsked,
  resetDone,
  socialRequest,
  talentSession,
  talentSignInRequest,
} from './serializers/accounts'
import { booking } from './serializers/bookings'
import { enquiry, enquirySent } from './serializers/enquiries'
import { dataOne, dataPage, done, flatPage, made, underData } from './serializers/envelope'
import { imageRequest, images, imageUploadRequest } from './serializers/images'
import { documentRequest, keptFile, ownDocumentRequest, talentDocument } from './serializers/media'
import {
  modelDetail,
  modelInfoRequest,
  modelPhysicalRequest,
  modelRecord,
  modelSocialRequest,
} from './serializers/models'
import { agencyPicture } from './serializers/pictures'
import { uploadedItem } from './serializers/portfolio'
import {
  aboutRequest,
  basicsRequest,
  onboardingData,
  physicalDetails,
  physicalRequest,
  profileRequest,
  savedStep,
  socialFactsRequest,
  userProfile,
} from './serializers/profile'
import { oneProject, project, projectRequest, publicProject } from './serializers/projects'
import { ratingAdded, ratingRequest } from './serializers/ratings'
import { modelById, modelFilters, publicModel, publicModels } from './serializers/roster'
import { application, newSignupRequest, signupRequestSent } from './serializers/signupRequests'

/**
 * The specification's REST calls, row by row, in its order. A row is method, path, the procedure that answers, how
 * its result is written and, where names differ, how the request is read. Permission, validation and errors are the
 * procedure's.
 */
export const table: readonly Row[] = [
  post('/api/v1/agency/models/login', 'auth.signInTalent', talentSession, { read: talentSignInRequest }),
  post('/api/v1/agency/login', 'auth.signInAdmin', adminSession),
  post('/api/v1/agency/models/register', 'auth.register', newSession),
  post('/api/v1/agency/models/social-login', 'auth.signInSocially', newSession, { read: socialRequest }),
  post('/api/v1/agency/models/onboarding-1', 'talent.onboarding.saveBasics', savedStep, {
    read: basicsRequest,
  }),
  post('/api/v1/agency/models/onboarding-2', 'talent.onboarding.savePhysical', savedStep, {
    read: physicalRequest,
  }),
  post('/api/v1/agency/models/onboarding-3', 'talent.onboarding.saveSocial', savedStep, {
    read: socialFactsRequest,
  }),
  post('/api/v1/agency/models/onboarding-5', 'talent.onboarding.submit', savedStep, { read: aboutRequest }),
  post('/api/v1/agency/models/portfolio-upload', 'talent.portfolio.upload', uploadedItem, { upload: true }),
  get('/api/v1/agency/models/onboarding-data', 'talent.onboarding.get', onboardingData),
  get('/api/v1/agency/models/list', 'admin.models.list', dataPage('models', modelRecord)),
  get('/api/v1/agency/model-signup-requests', 'admin.signupRequests.list', dataPage('requests', application)),
  post('/api/v1/agency/external/model-signup-request', 'site.signupRequests.submit', signupRequestSent, {
    read: newSignupRequest,
  }),
  get('/user/profile', 'talent.profile.get', userProfile),
  put('/user/profile', 'talent.profile.change', userProfile, { read: profileRequest }),
  get('/user/physical-details', 'talent.profile.get', physicalDetails),
  put('/user/physical-details', 'talent.profile.changePhysical', physicalDetails, { read: physicalRequest }),
  post('/auth/password-reset-request', 'auth.requestReset', resetAsked),
  post('/auth/password-reset', 'auth.resetPassword', resetDone),
  get('/public/models', 'site.models.list', dataPage('models', publicModel), {
    read: modelFilters,
  }),
  get('/public/models/:id', 'site.models.get', dataOne('model', publicModel), {
    read: modelById,
  }),
  get('/public/models/featured', 'site.models.featured', underData(publicModels)),
  get('/public/models/:id/related', 'site.models.related', underData(publicModels), {
    read: modelById,
  }),
  get('/public/projects', 'site.projects.list', dataPage('projects', publicProject)),
  get('/admin/models/:id', 'admin.models.get', modelDetail),
  del('/admin/models/:id', 'admin.models.remove', done),
  put('/admin/models/:id/status', 'admin.models.setStatus', done),
  put('/admin/models/:id/info', 'admin.models.saveInfo', done, { read: modelInfoRequest }),
  put('/admin/models/:id/physical', 'admin.models.savePhysical', done, { read: modelPhysicalRequest }),
  put('/admin/models/:id/social', 'admin.models.saveSocial', done, { read: modelSocialRequest }),
  get('/admin/models/:id/images', 'admin.images.list', images),
  post('/admin/models/:id/images', 'admin.images.add', images, { read: imageRequest }),
  post('/admin/models/:id/ratings', 'admin.ratings.add', ratingAdded, { read: ratingRequest }),
  get('/admin/projects', 'admin.projects.list', flatPage('projects', project)),
  post('/admin/projects', 'admin.projects.create', oneProject, { read: projectRequest }),
  get('/admin/projects/:id', 'admin.projects.get', oneProject),
  put('/admin/projects/:id/active', 'admin.projects.setActive', done),
  put('/admin/projects/:id/public', 'admin.projects.setPublic', done),
  put('/admin/projects/:id/featured', 'admin.projects.setFeatured', done),
  put('/admin/artist-requests/:id/status', 'admin.signupRequests.decide', done),
  get('/admin/enquiries', 'admin.enquiries.list', flatPage('enquiries', enquiry)),
  post('/enquiries', 'site.enquiries.send', enquirySent),
  get('/admin/bookings', 'admin.bookings.list', flatPage('bookings', booking)),
  post('/bookings', 'site.bookings.request', made),
  post('/media/upload', 'site.media.upload', keptFile, { upload: true }),
  post('/portfolio/upload', 'talent.portfolio.addLink', uploadedItem),
  // Not in the specification: a file needs a multipart request, which tRPC does not have.
  post('/admin/models/:id/images/upload', 'admin.images.upload', images, {
    read: imageUploadRequest,
    upload: true,
  }),
  post('/admin/models/:id/documents', 'admin.documents.add', talentDocument, {
    read: documentRequest,
    upload: true,
  }),
  post('/user/documents', 'talent.documents.add', talentDocument, { read: ownDocumentRequest, upload: true }),
  post('/admin/projects/:id/moodboard', 'admin.projects.uploadMoodboard', oneProject, { upload: true }),
  post('/admin/settings/pictures', 'admin.settings.uploadPicture', agencyPicture, { upload: true }),
  ...deskTable,
]

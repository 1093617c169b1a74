import { get, post } from './rows'
import { adminSession } from './wire/accounts'
import { booking } from './wire/bookings'
import { dataList, dataOne, dataPage, flatPage, made } from './wire/envelope'
import { publicProject } from './wire/projects'
import { modelById, modelFilters, publicModel } from './wire/roster'

/**
 * The specification's section 7, row by row, in its order. A row is method, path, the procedure that answers, how
 * its result is written and, where names differ, how the request is read. Permission, validation and errors are the
 * procedure's.
 */
export const table = [
  post('/api/v1/agency/login', 'auth.signInAdmin', adminSession),
  get('/public/models', 'site.models.list', dataPage('models', publicModel), {
    read: modelFilters,
  }),
  get('/public/models/:id', 'site.models.get', dataOne('model', publicModel), {
    read: modelById,
  }),
  get('/public/models/featured', 'site.models.featured', dataList(publicModel)),
  get('/public/models/:id/related', 'site.models.related', dataList(publicModel), {
    read: modelById,
  }),
  get('/public/projects', 'site.projects.list', dataPage('projects', publicProject)),
  get('/admin/bookings', 'admin.bookings.list', flatPage('bookings', booking)),
  post('/bookings', 'site.bookings.request', made),
]

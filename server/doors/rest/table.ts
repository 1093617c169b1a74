import { get, post } from './rows'
import * as wire from './wire'

/**
 * The specification's section 7, row by row, in its order. A row is method, path, the procedure that answers, how
 * its result is written and, where names differ, how the request is read. Permission, validation and errors are the
 * procedure's.
 */
export const table = [
  post('/api/v1/agency/login', 'auth.signInAdmin', wire.adminSession),
  get('/public/models', 'site.models.list', wire.dataPage('models', wire.publicModel), {
    read: wire.modelFilters,
  }),
  get('/public/models/:id', 'site.models.get', wire.dataOne('model', wire.publicModel), {
    read: wire.modelById,
  }),
  get('/public/models/featured', 'site.models.featured', wire.dataList(wire.publicModel)),
  get('/public/models/:id/related', 'site.models.related', wire.dataList(wire.publicModel), {
    read: wire.modelById,
  }),
  get('/admin/bookings', 'admin.bookings.list', wire.flatPage('bookings', wire.booking)),
  post('/bookings', 'site.bookings.request', wire.made),
]

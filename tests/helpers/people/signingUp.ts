import type { TestApp } from '../testApp'

const registration = {
  name: 'Asha Rao',
  email: 'Asha@Example.in',
  contact: '98100 12345',
  password: 'a long sentence',
}

/** Asha Rao signs up by REST, unless the fields say otherwise. */
export const register = (t: TestApp, change: object = {}) =>
  t
    .http()
    .post('/api/v1/agency/models/register')
    .send({ ...registration, ...change })

/** Signs in by REST. */
export const login = (t: TestApp, identification: unknown, password: unknown) =>
  t.http().post('/api/v1/agency/models/login').send({ identification, password })

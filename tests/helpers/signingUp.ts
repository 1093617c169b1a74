import type { TestApp } from './testApp'

const registration = {
  name: 'Asha Rao',
  email: 'Asha@Example.in',
  contact: '98100 12345',
  password: 'a long sentence',
}

/** Asha Rao signs up at the REST door, by and large. */
export const register = (t: TestApp, change: object = {}) =>
  t
    .http()
    .post('/api/v1/agency/models/register')
    .send({ ...registration, ...change })

/** Somebody signs in at the REST door. */
export const login = (t: TestApp, identification: unknown, password: unknown) =>
  t.http().post('/api/v1/agency/models/login').send({ identification, password })

import type { TestApp } from '../testApp'

type Method = 'get' | 'put' | 'post' | 'delete'

/** A REST call with this token, or as a visitor. */
export const call = (t: TestApp, token: string | null, method: Method, path: string, body?: object) => {
  const request = t.http()[method](path)
  if (token) request.auth(token, { type: 'bearer' })
  return body ? request.send(body) : request
}

/** The same as an administrator. */
export const asAdmin = (t: TestApp) => {
  const token = t.tokenFor(t.admin())
  return (method: Method, path: string, body?: object) => call(t, token, method, path, body)
}

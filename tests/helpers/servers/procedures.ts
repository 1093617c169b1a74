/** Calls a procedure of a running server; a query has no input, or has it in its name. Throws with what the server says. */
export async function called(url: string, token: string, procedure: string, input?: object) {
  const answer = await fetch(`${url}/trpc/${procedure}`, {
    method: input === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
  })
  const { result, error } = (await answer.json()) as {
    result?: { data: unknown }
    error?: { message: string }
  }
  if (error) throw new Error(error.message)
  return result?.data
}

/** The first superadmin of `theServer`. */
const FIRST_PASSWORD = 'of the attack only'

/** The token of the first superadmin of a running server, who has just said the password. */
export async function firstSuperadmin(url: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/v1/agency/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'root@agency.example', password: FIRST_PASSWORD }),
  })
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data
  await called(url, token, 'auth.proveByPassword', { password: FIRST_PASSWORD })
  return token
}

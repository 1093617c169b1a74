/** For supertest's `.buffer().parse(bytes)`: the answer's body unchanged. */
export function bytes(response: unknown, done: (error: Error | null, body: Buffer) => void) {
  const parts: Buffer[] = []
  const body = response as NodeJS.ReadableStream
  body.on('data', (part: Buffer) => parts.push(part))
  body.on('end', () => done(null, Buffer.concat(parts)))
}

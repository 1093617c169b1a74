// The part of autocannon's interface that the bench uses; the package brings no types.
declare module 'autocannon' {
  type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  export type Wanted = Sent & { setupRequest?: (request: Sent) => Sent }
  export type Result = {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    duration: number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration?: number
    /** so many requests, however long they take */
    amount?: number
    /** seconds until a request counts as failed */
    timeout?: number
    requests: Wanted[]
  }): Promise<Result>
}

import express, { type Request, type RequestHandler, type Response } from 'express'
import { agency } from '../../../shared/agency'
import { toErrorResponse } from '../../core/errors'
import { bounded } from '../bodyLimits'
import { closedAlone } from './aloneHtml'
import type { secretPage } from './secretPage'

/** A request for a page behind a secret link. */
export type Visit = Request<{ token: string }>

/** The page of links that open nothing: unknown, ended, withdrawn, or no token at all, nobody can tell which. */
export function closedPage(send: ReturnType<typeof secretPage>, title: string) {
  const sendClosed = (request: Visit, response: Response) =>
    send(request, response, { status: 404, title: agency.name, body: closedAlone(title) })
  const orClosed = (request: Visit, response: Response) => (error: unknown) => {
    if (![400, 404].includes(toErrorResponse(error).status)) throw error
    return sendClosed(request, response)
  }
  return { sendClosed, orClosed }
}

/** Reads a form as a browser sends it without scripts. */
export const readForm = (maxBytes: number, maxFields: number): RequestHandler =>
  bounded(maxBytes, express.urlencoded({ extended: false, limit: maxBytes, parameterLimit: maxFields }))

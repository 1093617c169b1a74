import bcrypt from 'bcryptjs'
import { lowerThreadPriority } from '../core/processes/threadPriority'

// Runs in a worker thread: bcrypt would block the event loop for 300 ms.
lowerThreadPriority()

export const hash = ({ password, cost }: { password: string; cost: number }) =>
  bcrypt.hashSync(password, cost)

export const matches = ({ password, hash }: { password: string; hash: string }) =>
  bcrypt.compareSync(password, hash)

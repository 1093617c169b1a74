import bcrypt from 'bcryptjs'
import { behindVisitors } from '../core/behindVisitors'

// In a thread of its own: bcrypt takes 300 ms of computing that would otherwise stop every visitor.
behindVisitors()

export const hash = ({ password, cost }: { password: string; cost: number }) =>
  bcrypt.hashSync(password, cost)

export const matches = ({ password, hash }: { password: string; hash: string }) =>
  bcrypt.compareSync(password, hash)

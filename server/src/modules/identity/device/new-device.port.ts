import type { Em } from '../../../kernel/sql/database.js'
import { Port, type World } from '../../domain.js'

/** Somebody has signed in from a device that he had not used before. */
export interface NewDevice {
  userId: string
  /** None for a captain, whose session belongs to no company. */
  companyId: string | null
  roleType: number
  sessionId: string
  /** Such as “Chrome · Windows”. */
  device: string
  remoteAddr: string
  at: Date
}

/** Is told within the transaction that opens the session. */
export type NewDeviceListener = (world: World, em: Em, event: NewDevice) => Promise<void>

/** Whoever wants to hear of such sign-ins fills it. A person's first sign-in is none. */
export const newDevices = new Port<NewDeviceListener>('sign-ins from new devices')

/** Tells all of them. */
export type TellNewDevice = (em: Em, event: NewDevice) => Promise<void>

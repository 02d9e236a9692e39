import type { Em } from '../../kernel/sql/database.js'
import { Port, type World } from '../domain.js'

/** Transaction of an event, with the actor if there is one: a job has none. */
export interface Happening {
  em: Em
  now: Date
  actor?: { userId: string | null; companyId: string | null }
}

/** Messages to people about themselves. */
export interface Telling {
  /** Message about an invitation, sent again for a repeated one. */
  invited(
    happening: Happening,
    news: { userId: string; membershipId: string; inviter: string; companyName: string; positionName: string },
  ): Promise<unknown>
}

/** Port for messages, whose domain depends on this one. */
export const telling = new Port<Telling>('telling')

/** Sign-in of a person from a device that he had not used before. */
export interface NewDevice {
  userId: string
  /** Company of the session; null for a captain. */
  companyId: string | null
  roleType: number
  sessionId: string
  /** Name of the device, for example “Chrome · Windows”. */
  device: string
  remoteAddr: string
  at: Date
}

/** Listener, called within the transaction that opens the session. */
export type NewDeviceListener = (world: World, em: Em, event: NewDevice) => Promise<void>

/** Port for listeners to sign-ins from new devices; a person's first sign-in counts as none. */
export const newDevices = new Port<NewDeviceListener>('sign-ins from new devices')

/** Calls all of these listeners. */
export type TellNewDevice = (em: Em, event: NewDevice) => Promise<void>

/** Proof of identity: a second factor or recovery code that a person has shown. */
export interface FactorShown {
  userId: string
  userName: string
  /** Company of the session; null for a captain. */
  companyId: string | null
  at: Date
}

/** Listener, called within the transaction that accepts the code, while the person is locked. */
export type FactorShownListener = (world: World, em: Em, event: FactorShown) => Promise<void>

/** Port for listeners to shown second factors. */
export const factorShown = new Port<FactorShownListener>('second factors that were shown')

/** Calls all of these listeners. */
export type TellFactorShown = (em: Em, event: FactorShown) => Promise<void>

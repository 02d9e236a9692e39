import type { RequestError } from '../errors'

/** Waiting for the server's answer; answered; or refused by the server, until somebody tries again or takes it away. */
export type EntryState = 'WAITING' | 'ANSWERED' | 'REFUSED'

/** One message to the server, kept on this device. */
export interface Entry<Payload = unknown, Answer = unknown> {
  /** Place in the order of making, given by the store. */
  place: number
  /** Id by which the server knows a message that is sent twice. */
  id: string
  /** Person and company that the message belongs to. */
  owner: string
  /** Carrier of the message. */
  kind: string
  payload: Payload
  /** Picture that is uploaded before the message; dropped once the message is answered. */
  picture: Blob | null
  /** Name of the uploaded picture, as the server gave it. */
  pictureName: string | null
  /** Reason why the server refused the picture; the message goes without it. */
  pictureFault: string | null
  /** ISO time of making, by the clock of this device. */
  madeAt: string
  state: EntryState
  answer: Answer | null
  /** ISO time of the answer or the refusal, by the clock of this device. */
  answeredAt: string | null
  /** Reason of a refusal. */
  reason: string | null
}

export type NewEntry<Payload> = Pick<Entry<Payload>, 'id' | 'kind' | 'payload' | 'picture' | 'madeAt'>

/** Storage of entries of all owners on this device. */
export interface EntryStore {
  add(entry: Omit<Entry, 'place'>): Promise<void>
  /** Oldest waiting entries of an owner, in the order of making. */
  waiting(owner: string, most: number): Promise<Entry[]>
  count(owner: string): Promise<number>
  /** Entries of an owner, newest first. */
  latest(owner: string, most: number): Promise<Entry[]>
  /** Changes entries in one transaction; those that are gone stay gone. */
  change(ids: readonly string[], change: (entry: Entry) => Partial<Entry>): Promise<void>
  remove(id: string): Promise<void>
  /** Removes answered entries from before an ISO time. */
  forget(owner: string, before: string): Promise<void>
}

/** Way of one kind of messages to the server. */
export interface Carrier<Payload = unknown, Answer = unknown> {
  /** Uploads a picture under an idempotency key; answers its name. */
  upload(picture: Blob, key: string): Promise<string>
  /** Sends a batch; answers one answer for each entry, in their order. */
  send(entries: readonly Entry<Payload, Answer>[]): Promise<readonly Answer[]>
}

export interface OutboxState {
  /** Entries without an answer; null until the store is read. */
  waiting: number | null
  sending: boolean
  /** Reason why waiting entries are not sent at present; they are tried again by themselves. */
  problem: RequestError | null
  /** ISO time of the last answer. */
  sentAt: string | null
  /** Latest entries, newest first. */
  entries: readonly Entry[]
}

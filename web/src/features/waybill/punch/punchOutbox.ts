import { authorised } from '../../../apollo/auth'
import { RequestError } from '../../../apollo/errors'
import type { Carrier, Entry } from '../../../apollo/outbox/entry'
import { idbStore } from '../../../apollo/outbox/idbStore'
import { Outbox } from '../../../apollo/outbox/outbox'
import { request } from '../../../apollo/request'
import { rest } from '../../../apollo/rest'
import { getSession, ownerOf } from '../../../apollo/session'
import type { PunchInput } from '../../../gql/types.generated'
import { PunchTripsDocument, type PunchTripsMutation } from './punch.generated'
import { texts } from './texts'

/** Punch as the phone keeps it; its id, its time and its picture are the entry's. */
export type PunchPayload = Omit<PunchInput, 'id' | 'at' | 'pictureId'>
export type PunchAnswer = PunchTripsMutation['punchTrips'][number]
export type PunchEntry = Entry<PunchPayload, PunchAnswer>

/** Kind of entries that this carrier takes. */
export const PUNCH = 'punch'

const UPLOAD = '/upms/file/upload?fileType=image&dir=waybill/'
/** Milliseconds for a picture on a slow line. */
const UPLOAD_TIMEOUT = 120_000

const fileIn = (link: string): string => /\/files\/([^/?]+)/.exec(link)?.[1] ?? link

function assertOwner(owner: string): void {
  if (ownerOf(getSession()) !== owner) throw new RequestError(texts.signInAgain, { errorCode: 'UNAUTHENTICATED' })
}

function carrierOf(owner: string): Carrier<PunchPayload, PunchAnswer> {
  return {
    async upload(picture, key) {
      assertOwner(owner)
      const body = new FormData()
      body.append('file', new File([picture], 'punch.jpg', { type: picture.type }))
      const headers = { 'Idempotency-Key': key }
      const sent = { method: 'POST', body, headers, timeout: UPLOAD_TIMEOUT }
      const { data } = await rest<{ link: string }>(UPLOAD, sent)
      return fileIn(data.link)
    },
    async send(entries) {
      const punches = entries.map(({ id, madeAt, payload, pictureName }) => ({
        ...payload,
        ...{ id, at: madeAt, pictureId: pictureName },
      }))
      const { punchTrips } = await authorised((headers) => {
        assertOwner(owner)
        return request(PunchTripsDocument, { punches, sentAt: new Date().toISOString() }, { headers })
      })
      return punchTrips
    },
  }
}

/** Outboxes by person and company; they outlive the page. */
const outboxes = new Map<string, Outbox>()

export function outboxOf(owner: string): Outbox {
  const known = outboxes.get(owner)
  if (known) return known
  const carriers = { [PUNCH]: carrierOf(owner) as Carrier }
  const outbox = new Outbox(owner, idbStore, carriers, () => ownerOf(getSession()) === owner)
  outboxes.set(owner, outbox)
  return outbox
}

import type { Cut } from '../../authentication'
import type { Registration } from './rows'

/** Fields on each of the pictures, in the order of the paper. */
export const papers = [
  {
    picture: 'companyUrl',
    check: 'LICENCE_READ',
    fields: ['companyName', 'companyNo', 'licenceType', 'companyRepre', 'companyAddress', 'companyFound'],
  },
  {
    picture: 'idCardNegativeUrl',
    check: 'PORTRAIT_READ',
    fields: ['idName', 'idSex', 'idNation', 'idBirth', 'idAddress', 'idNo'],
  },
  { picture: 'idCardPositiveUrl', check: 'EMBLEM_READ', fields: ['idAuthority', 'idStartDate', 'idEndDate'] },
] as const

export type Paper = (typeof papers)[number]
export type PaperField = Paper['fields'][number]

/** Reading of a field from its picture, and whether it is certain. */
export type Reading = { outcome: 'unread' } | { outcome: 'same' | 'differs'; text: string; sure: boolean }

type Read = Registration['readings'][number]

/** Text without blanks and in one shape of brackets and letters, as in the server's own checks. */
const plain = (text: string | null): string => (text ?? '').normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** Reading of a field, compared with the form. */
export function readingOf(registration: Pick<Registration, 'readings' | PaperField>, field: PaperField): Reading {
  const read = registration.readings.find((one) => one.field === field)
  if (!read) return { outcome: 'unread' }
  const { text, sure } = read
  return { outcome: plain(text) === plain(registration[field]) ? 'same' : 'differs', text, sure }
}

/** Places of uncertain readings on a picture, where known. */
export const cutsOn = (readings: readonly Read[], { fields }: Paper): Partial<Record<PaperField, Cut>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const cut = readings.find((one) => one.field === field && !one.sure)?.cut
      return cut ? [[field, cut]] : []
    }),
  )

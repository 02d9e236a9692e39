import type { Cut } from '../../authentication'
import type { Registration } from './rows'

/** Which fields each of the pictures says, in the order of the paper. */
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

/** What became of reading a field off its picture; `sure` where the reader was. */
export type Reading = { outcome: 'unread' } | { outcome: 'same' | 'differs'; text: string; sure: boolean }

type Read = Registration['readings'][number]

/** Blanks and the shape of brackets and letters say nothing, as for the server's own checks. */
const plain = (text: string | null): string => (text ?? '').normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** What the picture says of a field, held against what was filled in. */
export function readingOf(registration: Pick<Registration, 'readings' | PaperField>, field: PaperField): Reading {
  const read = registration.readings.find((one) => one.field === field)
  if (!read) return { outcome: 'unread' }
  const { text, sure } = read
  return { outcome: plain(text) === plain(registration[field]) ? 'same' : 'differs', text, sure }
}

/** Where on a picture stands what was read of it without certainty, as far as that is known. */
export const cutsOn = (readings: readonly Read[], { fields }: Paper): Partial<Record<PaperField, Cut>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const cut = readings.find((one) => one.field === field && !one.sure)?.cut
      return cut ? [[field, cut]] : []
    }),
  )

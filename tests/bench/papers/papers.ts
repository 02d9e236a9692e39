import type { Ocr, Reading } from '@tufang/server/platform/ocr/ocr'
import { madeUpCompany } from '../../support/papers/companies.ts'
import type { Face } from '../../support/papers/faces.ts'
import { drawEmblemSide, drawPortraitSide } from '../../support/papers/id-card.ts'
import { drawLicence } from '../../support/papers/licence.ts'
import { madeUpPerson } from '../../support/papers/people.ts'

/** Kind of paper: its drawing for invented people, and the texts to be read. */
export interface Paper {
  fields: readonly string[]
  truth(seed: number): Readonly<Record<string, string>>
  draw(seed: number, face: Face): Buffer
  read(ocr: Ocr, picture: Buffer): Promise<Reading<string> | undefined>
}

export const papers = {
  licence: {
    fields: [
      ...['companyName', 'companyNo', 'companyType', 'companyRepre'],
      ...['companyAddress', 'companyFound', 'registeredCapital', 'businessTerm'],
    ],
    truth: madeUpCompany,
    draw: (seed, face) => drawLicence(madeUpCompany(seed), face),
    read: (ocr, picture) => ocr.readLicence(picture),
  },
  'portrait side': {
    fields: ['idName', 'idSex', 'idNation', 'idBirth', 'idAddress', 'idNo'],
    truth: madeUpPerson,
    draw: (seed, face) => drawPortraitSide(madeUpPerson(seed), face),
    read: (ocr, picture) => ocr.readPortraitSide(picture),
  },
  'emblem side': {
    fields: ['idAuthority', 'idStartDate', 'idEndDate'],
    truth: madeUpPerson,
    draw: (seed, face) => drawEmblemSide(madeUpPerson(seed), face),
    read: (ocr, picture) => ocr.readEmblemSide(picture),
  },
} satisfies Record<string, Paper>

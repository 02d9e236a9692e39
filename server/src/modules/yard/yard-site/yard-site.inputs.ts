import { z } from 'zod'
import { changedTextOf, idTextOf, volumeOf } from '../../../kernel/values/field-checks.js'
import { inputTexts } from '../../../kernel/values/texts.js'
import { yardSiteTable as table } from './fields.js'

const MOST_SOILS = 20
const LONGEST_SOIL = 20
const { label } = table.soils

const soil = z
  .string({ error: inputTexts.notText(label) })
  .trim()
  .min(1, { error: inputTexts.enter(label) })
  .max(LONGEST_SOIL, { error: inputTexts.tooLong(label, LONGEST_SOIL) })

/** Published facts of a dump site; a member that is left out stays as it is. */
export const yardSiteSchema = z.object({
  openHours: changedTextOf(table.openHours),
  soils: z
    .array(soil)
    .min(1, { error: inputTexts.choose(label) })
    .max(MOST_SOILS, { error: `${label}最多${MOST_SOILS}种` })
    .transform((soils) => [...new Set(soils)])
    .nullish(),
  capacityLeft: volumeOf(table.capacityLeft).nullish(),
  priceNote: changedTextOf(table.priceNote),
})
type Given = z.output<typeof yardSiteSchema>
/** All published facts of a dump site. */
export type Published = { [Name in keyof Given]-?: Exclude<Given[Name], undefined> }
export type YardSiteChanges = { [Name in keyof Given]?: Given[Name] }

export const yardSiteId = idTextOf(table.id)
export const editedYardSite = z.object({ id: yardSiteId, version: z.int({ error: inputTexts.version }) })

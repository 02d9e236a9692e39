import { type FormColumn, writeForm } from '../../../platform/excel/form.js'
import { modeLabels, shiftLabels, unitLabels, yesOrNo } from '../labels.js'
import { type ColumnKey, columnKeys, columnOf, EXAMPLE_NO } from './columns.js'
import { importTexts as texts } from './texts.js'

/** What a company has that the template offers to choose. */
export interface TemplateNames {
  projects: readonly string[]
  soils: readonly string[]
  sites: readonly string[]
}

const fixed: Partial<Record<ColumnKey, readonly string[]>> = {
  tpMode: Object.values(modeLabels),
  weightType: Object.values(unitLabels),
  status: texts.newStatuses,
  inShiftType: Object.values(shiftLabels),
  isTicket: [yesOrNo(true), yesOrNo(false)],
}

/** The sheet that third parties are given to fill in: headings, an example, choices, and what each column means. */
export function importTemplate({ projects, soils, sites }: TemplateNames): Promise<Buffer> {
  const own: Partial<Record<ColumnKey, readonly string[]>> = {
    projectName: projects,
    goSoilType: soils,
    inSoilType: soils,
    garbageName: sites,
  }
  const examples: Partial<Record<ColumnKey, string | undefined>> = {
    no: EXAMPLE_NO,
    projectName: projects[0],
    goSoilType: soils[0],
    garbageName: sites[0],
  }
  const columns = columnKeys.map((key): FormColumn => {
    const { title, required, example } = columnOf(key)
    return {
      title: required ? `${title}*` : title,
      example: examples[key] ?? example,
      choices: own[key] ?? fixed[key] ?? [],
    }
  })
  return writeForm({
    name: texts.sheetName,
    columns,
    choices: texts.choicesSheet,
    notes: { name: texts.notesSheet, rows: [...notes()], widths: [16, 10, 44, 60] },
  })
}

function* notes(): Generator<string[]> {
  yield [...texts.notesHead]
  for (const key of columnKeys) {
    const { title, required, hint, synonyms } = columnOf(key)
    yield [title, required ? texts.mustFill : '', hint, synonyms.join('、')]
  }
  yield []
  for (const rule of texts.notes) yield [rule]
}

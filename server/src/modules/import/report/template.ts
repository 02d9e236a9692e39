import { type FormColumn, writeForm } from '../../../platform/excel/form.js'
import { columnOf, type ImportWork, keysOf, type SheetDefinition } from '../definition.js'
import { issueTable } from '../run/fields.js'
import { importTexts as texts } from '../texts.js'

type Offered<Key extends string> = Awaited<ReturnType<ImportWork<Key>['choices']>>

/** Template for third parties: headings, an example, choices, and the meaning of each column. */
export function importTemplate<Key extends string>(
  definition: SheetDefinition<Key>,
  { choices, examples }: Offered<Key>,
): Promise<Buffer> {
  const { template } = definition.words
  const columns = keysOf(definition).map((key): FormColumn => {
    const { title, required, example } = columnOf(definition, key)
    const own = key === definition.example.column ? definition.example.value : examples[key]
    return { title: required ? `${title}*` : title, example: own ?? example, choices: choices[key] ?? [] }
  })
  return writeForm({
    name: template.sheet,
    columns,
    choices: texts.choicesSheet,
    notes: { name: texts.notesSheet, rows: [...notes(definition)], widths: [16, 10, 44, 60] },
  })
}

function* notes<Key extends string>(definition: SheetDefinition<Key>): Generator<string[]> {
  yield [issueTable.column.label, ...texts.notesHead]
  for (const key of keysOf(definition)) {
    const { title, required, hint, synonyms } = columnOf(definition, key)
    yield [title, required ? texts.mustFill : '', hint, synonyms.join('、')]
  }
  yield []
  for (const rule of definition.words.template.notes) yield [rule]
}

import { units } from '../../../../kernel/values/decimal.js'
import { anyText, dayKind, decimalKind, type ImportDefinition } from '../../../import/index.js'
import { ofCharts } from '../../permissions.js'
import { phaseTable } from '../../phase/fields.js'
import { surveyTable as table } from '../fields.js'
import { surveyImportTexts as texts } from './texts.js'

export type SurveyColumn = 'projectName' | 'phaseName' | 'day' | 'cubic' | 'remark'

/** Import of surveys, such as a surveyor sends after each measurement. */
export const surveyImport: ImportDefinition<SurveyColumn> = {
  name: 'phaseSurvey',
  kind: 'PHASE_SURVEY',
  words: texts.words,
  permission: ofCharts.edit,
  filePurpose: 'DATA_IMPORT',
  columns: {
    projectName: {
      title: phaseTable.projectName.label,
      kind: 'text',
      required: true,
      synonyms: ['项目名称', '工地', '工程名称'],
      example: '',
      hint: texts.hints.projectName,
    },
    phaseName: {
      title: phaseTable.phaseName.label,
      kind: 'text',
      required: true,
      synonyms: ['分期名称', '期次', '阶段'],
      example: '',
      hint: texts.hints.phaseName,
    },
    day: {
      title: table.day.label,
      kind: 'day',
      required: true,
      synonyms: ['日期', '测量日期'],
      example: '2026-03-31',
      hint: texts.hints.day,
    },
    cubic: {
      title: table.cubic.label,
      kind: 'cubic',
      required: true,
      synonyms: ['实测方量', '累计方量', '累计土方量'],
      example: '38500.5',
      hint: texts.hints.cubic,
    },
    remark: { title: table.remark.label, kind: 'text', synonyms: ['说明'], example: '三月末收方', hint: '' },
  },
  kinds: { text: anyText, day: dayKind, cubic: decimalKind({ decimals: 3, around: units.cubic }) },
  example: { column: 'projectName', value: texts.example },
  shown: [],
  sameness: ({ projectName = '', phaseName = '', day = '' }) => ({
    key: [projectName, phaseName, day].join('\n'),
    column: 'day',
  }),
}

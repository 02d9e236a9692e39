import { askApart } from '../../../apollo/askApart'
import { base64Of, MOST_AS_BASE64 } from '../../../apollo/base64'
import { dataImportUrl, dataKinds, permissionOf } from '../kinds'
import { type ImportSource, question, sizeText } from '../kit'
import {
  CancelDataImportDocument,
  CommitDataImportDocument,
  DataImportDocument,
  type DataImportKindsQuery,
  DataImportRowsDocument,
  DataImportsDocument,
  type DataImportRowFieldsFragment as ImportRow,
  UploadDataImportDocument,
} from './data-import.generated'
import { card, rowColumns } from './rowColumns'
import { texts } from './texts'

export type Offered = DataImportKindsQuery['dataImportKinds'][number]

const PARAMS = ['kind']

/** Import source of a kind of data. */
export function sourceOf({ kind, name, columns, notes, templateUrl }: Offered): ImportSource<ImportRow> {
  const { list, shown } = dataKinds[kind]
  return {
    texts: {
      what: name,
      title: texts.title(name),
      templateHint: texts.templateHint,
      limits: texts.limits(sizeText(MOST_AS_BASE64)),
      rules: [texts.columns(columns.join('、')), ...notes],
      sameFile: (time) => texts.sameFile(name, time),
      commitQuestion: (...counts) => texts.commitQuestion(name, ...counts),
      commitAbout: (fileName) => `${texts.commitAbout(fileName)}${texts.follows[kind] ?? ''}`,
    },
    tables: { history: 'dataImports', rows: 'dataImportRows' },
    permission: permissionOf(kind),
    urlOf: (id) => dataImportUrl(kind, id),
    params: PARAMS,
    templateUrl,
    reportUrl: (id) => `/chain/dataImport/result?${new URLSearchParams({ id })}`,
    maxBytes: MOST_AS_BASE64,
    async send(file, idempotencyKey, options) {
      const input = { fileName: file.name, content: await base64Of(file), commit: false }
      const { uploadDataImport } = await askApart(UploadDataImportDocument, { kind, input, idempotencyKey }, options)
      return uploadDataImport
    },
    one: question(
      DataImportDocument,
      (id: string) => ({ id }),
      (data) => data.dataImport,
    ),
    history: question(
      DataImportsDocument,
      (page) => ({ filter: { kind: [kind] }, page }),
      (data) => data.dataImports,
    ),
    rows: question(
      DataImportRowsDocument,
      ({ page, ...filter }) => ({ filter, page }),
      (data) => data.dataImportRows,
    ),
    commit: CommitDataImportDocument,
    cancel: CancelDataImportDocument,
    rowColumns,
    card,
    factsOf: ({ cells, targetNo }) => [
      ...cells.map(({ column, value }) => [column, value] as [string, string]),
      [texts.fields.targetNo, targetNo],
    ],
    list,
    shown,
  }
}

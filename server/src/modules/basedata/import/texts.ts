import { importTexts } from '../../import/index.js'

/** Chinese texts of imports of base data, with the name of a row. */
export const basedataImportTexts = {
  words: (what: string, headings: readonly string[], known: readonly string[], notes: readonly string[] = []) => ({
    what,
    headings: headings.join('、'),
    same: `同一${known.join('、')}`,
    template: {
      file: `${what}导入模板.xlsx`,
      sheet: what,
      notes: [
        importTexts.notes.anyOrder,
        `读取第一张有表头的可见工作表，隐藏的行和列也会读取；${known[0]}为“示例”的行不导入，可以删除。`,
        importTexts.notes.values,
        `${known.join('、')}已在系统中的，按文件更新；空着的单元格不改原有内容。`,
        ...notes,
        importTexts.notes.most,
      ],
    },
  }),
  unknownName: (what: string, name: string) => `${what}“${name}”不存在`,
  disabledName: (what: string, name: string) => `${what}“${name}”已停用`,
  severalNamed: ({ what, also }: { what: string; also: string }, name: string, count: number) =>
    what === also
      ? `有${count}个${what}叫“${name}”（全半角、大小写、空格等不计），请照其中一个的写法填写，或停用多余的`
      : `有${count}个${what}叫“${name}”，请改填${also}`,
  twice: (same: string) => `前面的行已是${same}`,
  code: (label: string, text: string, words: readonly string[]) => `“${text}”不是${label}，只能填${words.join('、')}`,
  flag: (text: string) => `“${text}”只能填是或否`,
  edit: (what: string) => `修改${what}`,
} as const

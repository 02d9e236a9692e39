import { inputTexts } from '../../../kernel/values/texts.js'
import { companyItemTable, itemTable } from './fields.js'

/** The Chinese texts of dictionaries. */
export const dictionaryTexts = {
  dictionary: itemTable.dictionary.label,
  item: `${itemTable.dictionary.label}项`,
  create: `新增${itemTable.dictionary.label}项`,
  update: `修改${itemTable.dictionary.label}项`,
  reset: `恢复${companyItemTable.platformName.label}`,
  platform: {
    create: '新增平台字典项',
    update: '修改平台字典项',
  },
  version: inputTexts.version,
  code: `${itemTable.itemValue.label}须为字母、数字、下划线或短横线`,
  sort: (last: number) => `${companyItemTable.sort.label}须为0到${last}的整数`,
  taken: (label: string, value: string) => `${label}“${value}”已存在`,
  tooMany: (most: number) => `一个字典最多${most}项`,
  closed: (title: string) => `${title}的代码由程序规定，不能增加`,
  kept: '程序按此代码办事，不能停用',
  own: '公司另加的条目没有平台名称',
} as const

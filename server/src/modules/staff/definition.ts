import { mobileOf } from '../../kernel/values/mobile.js'
import { anyText, type ImportDefinition, textKind } from '../import/index.js'
import { staffTexts as texts } from './texts.js'

export type StaffColumn = keyof typeof texts.columns

const EXAMPLE = '示例'
const { columns: titles, hints } = texts

/** Import of people: each row is an invitation. */
export const staffImport: ImportDefinition<StaffColumn> = {
  name: 'member',
  kind: 'MEMBER',
  words: texts.words,
  permission: 'sys:user:add',
  filePurpose: 'DATA_IMPORT',
  columns: {
    phone: {
      title: titles.phone,
      kind: 'phone',
      required: true,
      synonyms: ['手机', '手机号码', '电话', '联系电话'],
      example: texts.examplePhone,
      hint: hints.phone,
    },
    name: {
      title: titles.name,
      kind: 'text',
      required: true,
      synonyms: ['名字', '员工姓名'],
      example: texts.exampleName,
      hint: hints.name,
    },
    positionName: {
      title: titles.positionName,
      kind: 'text',
      required: true,
      synonyms: ['岗位', '职务'],
      example: texts.examplePosition,
      hint: hints.positionName,
    },
    roles: {
      title: titles.roles,
      kind: 'text',
      required: true,
      synonyms: ['角色名称', '权限角色'],
      example: '',
      hint: hints.roles,
    },
    organ: {
      title: titles.organ,
      kind: 'text',
      synonyms: ['部门', '所属机构', '组织'],
      example: '',
      hint: hints.organ,
    },
  },
  kinds: {
    text: anyText,
    phone: textKind(mobileOf),
  },
  example: { column: 'phone', value: EXAMPLE },
  shown: [],
  sameness: ({ phone = '' }) => ({ key: phone, column: 'phone' }),
}

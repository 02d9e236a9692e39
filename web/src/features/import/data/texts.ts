import { dataImportRowFields } from '../../../gql/fields/import.generated'
import type { DataImportKind } from '../../../gql/types.generated'
import { labelsOf } from '../../../kit/fields'

/** Texts of base data imports, besides those of all imports. */
export const texts = {
  page: '资料导入',
  import: '导入',
  fields: { ...labelsOf(dataImportRowFields), cells: '文件内容' },
  title: (what: string) => `导入${what}`,
  choose: '请选择要导入的资料：',
  unknown: '地址中的资料种类不存在，或您没有导入它的权限。',
  none: '您没有可以导入的资料。',
  templateHint: '已有的表格也可以直接上传，常见的列名都能识别。',
  columns: (columns: string) => `可填的列：${columns}。带*的必填。`,
  limits: (size: string) => `仅支持 .xlsx，不超过 ${size}。上传后只核对，确认后才会导入。`,
  sameFile: (what: string, time: string) => `同一文件已于 ${time} 导入过，已有的${what}不会重复新增`,
  commitQuestion: (what: string, create: string, update: string, refused: string) =>
    `${what}将新增${create}条、更新${update}条，拒绝的${refused}行不导入。确认导入？`,
  commitAbout: (fileName: string) => `${fileName}：导入后不能整批撤回`,
  /** Further consequences of importing a kind. */
  follows: { MEMBER: '；新增的每人会收到一条邀请短信' } as Partial<Record<DataImportKind, string>>,
}

import { waybillImportRowFields } from '../../../gql/fields/waybill.generated'
import { labelsOf } from '../../../kit/fields'
import { commonTexts } from '../../../ui/texts'

/** Texts of waybill imports, besides those of all imports. */
export const texts = {
  what: '运单',
  title: '运单导入',
  templateHint: '第三方的表格也可以直接上传：列的先后不限，常见的列名都能识别。',
  limits: '仅支持 .xlsx，不超过 10MB、20,000 行。上传后只核对，确认后才会导入。',
  rules: [
    '项目、渣土场、土质、车辆、车队长、司机、结算卡须已在系统中，导入不会新建。',
    '单元格请填数值或文字，公式不读取；全角数字、各种日期写法都能识别，隐藏的行也会读取。',
    '同一文件再次导入不会重复建单；已有的运单按文件更新。',
  ],
  sameFile: (time: string) => `同一文件已于 ${time} 导入过，重复的行不会再建单`,
  commitQuestion: (create: string, update: string, refused: string) =>
    `将新增${create}趟、更新${update}趟，拒绝的${refused}行不导入。确认导入？`,
  commitAbout: (fileName: string) => `${fileName}：导入后不能整批撤回`,
  fields: labelsOf(waybillImportRowFields),
  view: commonTexts.view,
}

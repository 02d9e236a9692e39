import { commonTexts } from '../ui/texts'

/** Texts of records of any kind. */
export const texts = {
  actions: commonTexts.actions,
  view: commonTexts.view,
  more: '更多',
  save: commonTexts.save,
  yes: commonTexts.yes,
  no: commonTexts.no,
  done: commonTexts.done,
  deleted: commonTexts.removed,
  waiting: '处理中，请稍候',
  notAllowed: commonTexts.notAllowed,
  percent: (value: string) => `${value}%`,
}

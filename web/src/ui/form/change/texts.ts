import { commonTexts } from '../../texts'

/** Texts of a change that another person's change has overtaken. */
export const texts = {
  saved: commonTexts.saved,
  stale: '内容已被他人修改，未保存，请核对',
  useTheirs: '采用最新的',
  useMine: '以我的为准',
  pictureCount: (count: number) => `${count}张照片`,
  now: '最新的',
  mine: '我填写的',
  blank: commonTexts.noValue,
  field: commonTexts.field,
}

/** What is said of a change that somebody else was faster with. */
export const texts = {
  saved: '修改成功',
  stale: '内容已被他人修改，未保存，请核对',
  useTheirs: '采用最新的',
  useMine: '以我的为准',
  pictureCount: (count: number) => `${count}张照片`,
  now: '最新的',
  mine: '我填写的',
  blank: '（空）',
  field: '字段',
}

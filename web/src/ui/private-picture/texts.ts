/** Texts of private pictures, kept apart because few pages show any. */
export const pictureTexts = {
  enlarge: (what: string) => `放大${what}`,
  turnLeft: '向左旋转',
  turnRight: '向右旋转',
  none: '没有上传照片',
  gone: '照片已删除',
  elsewhere: '照片不在平台上',
} as const

/** The Chinese texts of uploads over REST. */
export const fileRestTexts = {
  dirUnknown: '不支持的上传目录',
  fileTypeUnknown: '不支持的文件类型',
} as const

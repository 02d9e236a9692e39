/** The Chinese texts of uploads (000 §5, 001 §5). */
export const fileTexts = {
  missing: '请选择文件',
  imageFormat: '上传图片只能是JPG、JPEG、PNG格式!',
  imageBroken: '图片已损坏，请重新拍照或扫描后上传',
  imagePixels: '图片尺寸过大，请缩小到5000万像素以内后上传',
  avatarFormat: '上传头像图片只能是JPG、PNG格式!',
  avatarSize: '上传头像图片大小不能超过500kb!',
  pictureFormat: '运单照片只能是JPG、PNG格式!',
  pictureSize: '运单照片大小不能超过5MB!',
  ticketPictureFormat: '票据照片只能是JPG、PNG格式!',
  ticketPictureSize: '票据照片大小不能超过5MB!',
  workbookFormat: '不是有效的Excel文件，请上传.xlsx文件',
  upload: '上传文件',
  unnamed: '未命名',
  linkEnded: '图片已失效，请重新上传',
} as const

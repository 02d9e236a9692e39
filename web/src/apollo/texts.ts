export const texts = {
  network: '网络异常，请检查网络后重试',
  timeout: '请求超时，请稍后重试',
  fault: '系统繁忙，请稍后再试',
  unreadable: '服务器的回答无法识别，请稍后重试',
  expired: '登录已过期，请重新登录',
  fileUnreadable: '文件无法读取，请重新选择',
  cancelled: '已取消重新登录',
}

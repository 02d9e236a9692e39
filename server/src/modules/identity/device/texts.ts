/** The Chinese texts of the devices that a person is signed in on. */
export const deviceTexts = {
  session: '登录的设备',
  end: '退出一台设备',
  endOthers: '退出其他设备',
} as const

/** The Chinese texts of the devices on which a person is signed in. */
export const deviceTexts = {
  session: '登录的设备',
  end: '退出一台设备',
  endOthers: '退出其他设备',
} as const

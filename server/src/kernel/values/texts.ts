/** Refusal of a number that can be read in two ways. */
export const twoReadings = (text: string, [one, other]: readonly [string, string]): string =>
  `“${text.trim()}”可以读作${one}或${other}，请写成不含分隔符的数字`

/** Refusal of a time that people mean in two ways. */
export const twoMoments = (text: string, [one, other]: readonly [string, string]): string =>
  `“${text.trim()}”可以读作${one}或${other}，请写成24小时制的时间`

/** Refusal of a text that is no address of a file. */
export const addressInvalid = (label: string): string => `${label}须为文件的地址`

/** Refusal of an address at a place that nobody has configured. */
export const hostUnknown = (label: string, host: string): string =>
  `${label}须先上传到本系统；网站“${host}”未登记，不能引用`

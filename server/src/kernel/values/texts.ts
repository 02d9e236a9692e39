/** Refusal of a number that can be read in two ways. */
export const twoReadings = (text: string, [one, other]: readonly [string, string]): string =>
  `“${text.trim()}”可以读作${one}或${other}，请写成不含分隔符的数字`

/** Refusal of a time that people mean in two ways. */
export const twoMoments = (text: string, [one, other]: readonly [string, string]): string =>
  `“${text.trim()}”可以读作${one}或${other}，请写成24小时制的时间`

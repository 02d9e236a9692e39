/** Programs by words in the user agent; the first match counts. */
const programs: readonly [RegExp, string][] = [
  [/MicroMessenger\//, '微信'],
  [/DingTalk\//, '钉钉'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

const UNKNOWN = '未知设备'
const MAX_NAME = 40

/** Name of a device for people, for example “Chrome · Windows”; a program that is no browser has its own name. */
export function deviceOf(userAgent: string | null): string {
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const known = [nameIn(programs), nameIn(systems)].filter((name) => name !== undefined)
  if (known.length > 0) return known.join(' · ')
  const [own = ''] = (userAgent ?? '').split(/[/\s(]/, 1)
  return own.slice(0, MAX_NAME) || UNKNOWN
}

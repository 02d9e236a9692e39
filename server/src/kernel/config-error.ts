/** Variables of the environment that are missing or wrong, told in one line. */
export class ConfigError extends Error {
  constructor(reasons: readonly string[]) {
    super(`环境变量有误：${reasons.join('；')}`)
  }
}

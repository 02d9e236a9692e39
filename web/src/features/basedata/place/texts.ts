/** The texts of places on a map. */
export const texts = {
  map: (what: string) => `${what}在地图上的位置`,
  hint: '点击地图选定位置，也可直接填写经纬度（WGS-84）。',
  degrees: (most: number) => `须在 -${most} 到 ${most} 之间，最多 6 位小数`,
}

import { theme, type ThemeConfig } from 'antd'
import { fonts, motion, radius, target } from '../tokens/scales.ts'
import { themes, type Workspace } from '../tokens/themes.ts'

/** antd's theme from our tokens. `look` is what is really shown, after the device was asked. */
export function antdTheme(look: 'light' | 'dark', workspace: Workspace, moreContrast = false): ThemeConfig {
  const colours = themes[moreContrast ? (`${look}Contrast` as const) : look]
  const accent = colours[`accent-${workspace}`]
  return {
    algorithm: look === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { prefix: 'antd', key: `carenest-${look}-${workspace}` },
    hashed: false,
    token: {
      colorPrimary: accent,
      colorLink: accent,
      colorInfo: colours['information'],
      colorSuccess: colours['success'],
      colorWarning: colours['warning'],
      colorError: colours['error'],
      colorText: colours['text'],
      colorTextSecondary: colours['text-quiet'],
      colorTextTertiary: colours['text-quiet'],
      colorTextQuaternary: colours['text-quiet'],
      colorTextPlaceholder: colours['text-quiet'],
      colorTextDescription: colours['text-quiet'],
      colorTextLightSolid: colours['on-accent'],
      colorBgBase: colours['surface'],
      colorBgLayout: colours['ground'],
      colorBgContainer: colours['surface'],
      colorBgElevated: colours['surface'],
      controlItemBgActive: colours[`accent-${workspace}-soft`],
      controlItemBgActiveHover: colours[`accent-${workspace}-soft`],
      colorBorder: colours['line-strong'],
      colorBorderSecondary: colours['line'],
      borderRadius: radius.control,
      borderRadiusLG: radius.base,
      fontFamily: fonts.interface,
      fontSize: 16,
      controlHeight: target,
      controlHeightSM: 36,
      motionDurationFast: `${motion.fast}ms`,
      motionDurationMid: `${motion.base}ms`,
      motionDurationSlow: `${motion.slow}ms`,
      wireframe: false,
    },
    components: {
      // Days of the months around are to be read, too.
      DatePicker: { colorTextDisabled: colours['text-quiet'] },
      Select: {
        optionSelectedBg: colours[`accent-${workspace}-soft`],
        optionActiveBg: colours['neutral-soft'],
        multipleItemBg: colours[`accent-${workspace}-soft`],
      },
      Table: {
        headerBg: colours['surface'],
        headerColor: colours['text-quiet'],
        rowHoverBg: colours[`accent-${workspace}-soft`],
      },
    },
  }
}

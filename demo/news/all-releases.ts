import type { DemoRelease } from './define.ts'
import { releases2022 } from './releases-2022.ts'
import { releases2023 } from './releases-2023.ts'
import { releases2024 } from './releases-2024.ts'
import { releases2025 } from './releases-2025.ts'
import { releases2026 } from './releases-2026.ts'

/** What the demo brand has told the press in five years, newest first. */
export const allReleases: readonly DemoRelease[] = [
  ...releases2026,
  ...releases2025,
  ...releases2024,
  ...releases2023,
  ...releases2022,
]

export { GlobalMenu } from './GlobalMenu.tsx'
export { MainMenu } from './MainMenu.tsx'

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}`

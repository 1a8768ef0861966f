declare namespace NodeJS {
  interface ProcessEnv {
    /** Routes that the app has a folder for, comma-separated; see `next-config.ts`. */
    readonly VERALUNE_SCREENS?: string;
  }
}

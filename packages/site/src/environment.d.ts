declare namespace NodeJS {
  interface ProcessEnv {
    /** Names of the routes that the app has a page for, comma-separated. Set in `next-config.ts`. */
    readonly VERALUNE_SCREENS?: string;
    /** Id of the build. Set in `next-config.ts`. */
    VERALUNE_BUILD?: string;
  }
}

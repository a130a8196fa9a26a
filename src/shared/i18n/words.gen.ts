// Made by scripts/words.ts from the words files. Run it again after changing keys.
export const offeredLocales = ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'ar', 'hi-IN'] as const

export interface SiteWords {
  specified: {
    error: string
    offline: string
    sessionExpired: string
    routeFailure: string
  }
  app: {
    brand: string
    signInNeeded: {
      title: string
      patient: string
      doctor: string
      pharmacy: string
      signedIn: string
      action: string
    }
    wrongRole: {
      title: string
      patient: string
      doctor: string
      pharmacy: string
      signedIn: string
      action: string
    }
    loadFailed: {
      retry: string
    }
    frame: {
      skip: string
      mainMenu: string
      openMenu: string
      signIn: string
      signInPatient: string
      signInDoctor: string
      signInPharmacy: string
      signInCompany: string
      register: string
      myPage: string
      yourData: string
      signOut: string
      account: string
      language: string
      theme: string
      themeLight: string
      themeDark: string
      themeSystem: string
      forProfessionals: string
      footer: string
      footerAbout: string
      footerHelp: string
      footerNote: string
      more: string
      collapse: string
      expand: string
      search: string
      newHere: string
      favourites: string
      officeLooks: string
    }
    routes: {
      notFound: {
        title: string
        about: string
      }
    }
    sessionEnded: {
      title: string
      text: string
    }
  }
  ui: {
    optional: string
    showPassword: string
    hidePassword: string
    loading: string
    free: string
    priceBefore: string
    close: string
    cancel: string
    messages: string
    offline: string
    newVersion: string
    reload: string
    later: string
    countryCode: string
    phone: {
      nonexistent: string
      extension: string
    }
    breadcrumbs: string
    loadMore: string
    allShown: string
    previous: string
    next: string
    ratingOf: string
    reviews_one: string
    reviews_other: string
    rate_one: string
    rate_other: string
    minutes_one: string
    minutes_other: string
    hours_one: string
    hours_other: string
    timeLeft: string
    timeUp: string
    showTable: string
    hideTable: string
    total: string
    slotsOf: string
    slotsZone: string
    slotsNone: string
    slotsNoneHint: string
    earlierDays: string
    laterDays: string
    slotNoneDay: string
    map: {
      from: string
      showList: string
      hideList: string
      nearer: string
      farther: string
      all: string
      help: string
      drawHelp: string
      together: string
    }
    address: {
      line1: string
      line2: string
      city: string
      postalCode: string
      country: string
      choose: string
      zip: string
      pin: string
      eircode: string
      state: string
      province: string
      county: string
      emirate: string
      prefecture: string
      region: string
      codeAs: string
    }
    keepLanguage: string
    starsOf_one: string
    starsOf_other: string
  }
  patterns: {
    tryAgain: string
    toHome: string
    errorTitle: string
    errorBody: string
    offlineTitle: string
    forbiddenTitle: string
    forbiddenBody: string
    closedToOfficeTitle: string
    closedToOfficeBody: string
    notFoundTitle: string
    notFoundBody: string
    clearFilters: string
    filters: string
    sort: string
    noMatch: string
    noMatchHint: string
    unsavedTitle: string
    unsavedBody: string
    leave: string
    stay: string
    faults_one: string
    faults_other: string
    history: string
    details: string
    actions: string
    fault: {
      atLeast: {
        characters_one: string
        characters_other: string
        entries_one: string
        entries_other: string
        number: string
      }
      atMost: {
        characters_one: string
        characters_other: string
        entries_one: string
        entries_other: string
        number: string
      }
      required: string
      too_small: string
      too_big: string
      invalid: string
      invalid_email: string
      invalid_phone: string
      invalid_choice: string
      unknown_field: string
      invalid_date: string
      custom: string
      wrong_credentials: string
      wrong_code: string
      wrong_password: string
      common_password: string
      password_is_email: string
      speciality_of_other_kind: string
      unknown_time_zone: string
      in_the_future: string
      year_out_of_range: string
      same_day_twice: string
      before_date: string
      not_a_microchip: string
      microchip_taken: string
      slug_taken: string
      slug_published: string
      in_the_past: string
      text_empty: string
      text_too_long: string
      no_such_file: string
      time_skipped: string
      time_too_far: string
      end_before_start: string
      lasts_too_long: string
      limit_below_going: string
      no_mode: string
      clinic_needed: string
      species_needed: string
      half_position: string
      same_as_beginning: string
      not_possible: string
      not_below_first: string
      before_birth: string
      not_a_range: string
      limit_below_uses: string
      only_for_goods: string
    }
    calendar: {
      add: string
      failed: string
    }
    share: {
      action: string
      copied: string
      notCopied: string
    }
    moreFailed: string
    missingRight: string
    failedCall: string
    copy: string
    copied: string
    report: string
  }
  species: {
    dog: string
    cat: string
    rabbit: string
    guinea_pig: string
    hamster: string
    bird: string
    fish: string
    reptile: string
    ferret: string
    horse: string
    other: string
  }
  account: {
    routes: {
      login: {
        title: string
        about: string
      }
      patientRegistration: {
        title: string
        about: string
      }
      doctorLogin: {
        title: string
        about: string
      }
      doctorRegister: {
        title: string
        about: string
      }
      doctorForgotPassword: {
        title: string
        about: string
      }
      pharmaLogin: {
        title: string
        about: string
      }
      pharmaRegistration: {
        title: string
        about: string
      }
      adminLogin: {
        title: string
        about: string
      }
      companyLogin: {
        title: string
        about: string
      }
      companyRegister: {
        title: string
        about: string
      }
      userLogin: {
        title: string
        about: string
      }
      staffInvitation: {
        title: string
        about: string
      }
    }
    kind: {
      patient: {
        title: string
        about: string
        theirs: string
        link: string
        register: string
      }
      doctor: {
        title: string
        about: string
        theirs: string
        link: string
        register: string
      }
      pharmacy: {
        title: string
        about: string
        theirs: string
        link: string
        register: string
      }
      admin: {
        title: string
        about: string
        theirs: string
        link: string
      }
      company: {
        title: string
        about: string
        theirs: string
        link: string
        register: string
      }
    }
    signIn: {
      email: string
      password: string
      submit: string
      forgotten: string
      newHere: string
      byPhone: string
      byPassword: string
      or: string
      wrongKind: string
      others: string
      form: string
    }
    wait: {
      seconds_one: string
      seconds_other: string
      minutes_one: string
      minutes_other: string
    }
    refused: {
      busy: string
      account_suspended: string
      account_pending: string
      licence_taken: string
      tax_number_taken: string
      social_not_configured: string
      social_refused: string
      number_is_only_sign_in: string
    }
    code: {
      label: string
      hint: string
      submit: string
      resend: string
      resent: string
      resendIn: string
      incomplete: string
      goodFor_one: string
      goodFor_other: string
    }
    mobile: {
      about: string
      phone: string
      send: string
      codeTitle: string
      sentTo: string
      change: string
      noNumber: string
      signedIn: string
      signedInHint: string
    }
    forgot: {
      about: string
      email: string
      send: string
      resetTitle: string
      sentTo: string
      newPassword: string
      submit: string
      change: string
      doneTitle: string
      doneAbout: string
      chooseSignIn: string
      back: string
    }
    register: {
      patientAbout: string
      doctorAbout: string
      pharmacyAbout: string
      companyAbout: string
      doctorName: string
      personName: string
      email: string
      emailHint: string
      password: string
      passwordHint: string
      submit: string
      haveAccount: string
      signIn: string
      doctorKind: string
      speciality: string
      choose: string
      licenceNumber: string
      licenceHint: string
      pharmacyLegalName: string
      companyLegalName: string
      taxNumber: string
      address: string
      billingAddress: string
      company: string
      codeTitle: string
      sentTo: string
      change: string
      nextTitle: string
      step1: string
      doctorStep2: string
      doctorStep3: string
      pharmacyStep2: string
      pharmacyStep3: string
      doneTitle: string
      done: string
      doneVerify: string
      again: string
      accept: string
      terms: string
      privacy: string
      you: string
      practice: string
      pharmacy: string
      contactName: string
    }
    social: {
      google: string
      blocked: string
      notAllowed: string
      failed: string
    }
    invitation: {
      title: string
      about: string
      name: string
      submit: string
      other: string
      overTitle: string
      overBody: string
      signIn: string
      taken: string
      done: string
      doneText: string
    }
  }
  advertisements: {
    label: string
  }
  audit: {
    routes: {
      officeLooks: {
        title: string
        about: string
      }
    }
  }
  autoships: {
    link: string
  }
  blog: {
    routes: {
      blogDetails: {
        title: string
        about: string
      }
      blogs: {
        title: string
        about: string
      }
      blog: {
        title: string
        about: string
      }
    }
    categories: {
      visits: string
      everyday: string
      family: string
      heart: string
      mind: string
      movement: string
      nutrition: string
      skin: string
      travel: string
      dogs: string
      cats: string
      'small-animals': string
      behaviour: string
    }
    list: {
      lead: string
      categories: string
      all: string
      search: string
      label: string
      none: string
      noneHint: string
    }
    card: {
      minutes_one: string
      minutes_other: string
    }
    post: {
      by: string
      related: string
      toAll: string
      missingHint: string
    }
  }
  booking: {
    routes: {
      appointmentPayment: {
        title: string
        about: string
      }
    }
    refund: {
      until: string
      half: string
      byDoctor: string
    }
  }
  carers: {
    routes: {
      carerInvitation: {
        title: string
        about: string
      }
    }
    invitation: {
      title: string
      about: string
      may: string
      rights: {
        see: string
        book: string
        pay: string
        decide: string
      }
      account: string
      otherRole: string
      signIn: string
      register: string
      accept: string
      decline: string
      done: string
      doneText: string
      declined: string
      declinedText: string
      overTitle: string
      overBody: string
      ownPet: string
      already: string
    }
  }
  chat: {
    routes: {
      chat: {
        title: string
        about: string
      }
    }
    message: string
  }
  doctors: {
    routes: {
      experts: {
        title: string
        about: string
      }
      doctorsList: {
        title: string
        about: string
      }
      viewDoctorDetails: {
        title: string
        about: string
      }
    }
    kind: {
      physician: string
      veterinarian: string
    }
    mode: {
      video: string
      clinic: string
    }
    modeShort: {
      video: string
      clinic: string
    }
    speciality: {
      'general-practice': string
      'internal-medicine': string
      paediatrics: string
      cardiology: string
      dermatology: string
      endocrinology: string
      gastroenterology: string
      gynaecology: string
      neurology: string
      ophthalmology: string
      orthopaedics: string
      otolaryngology: string
      psychiatry: string
      pulmonology: string
      urology: string
      'small-animals': string
      'exotic-animals': string
      equine: string
      'veterinary-behaviour': string
      'veterinary-dentistry': string
      'veterinary-dermatology': string
      'veterinary-surgery': string
    }
    complaint: {
      fever: string
      cough: string
      cold: string
      'sore-throat': string
      headache: string
      rash: string
      itching: string
      allergy: string
      'stomach-ache': string
      diarrhoea: string
      vomiting: string
      'back-pain': string
      lameness: string
      'high-blood-pressure': string
      'chest-pain': string
      diabetes: string
      breathlessness: string
      earache: string
      'eye-trouble': string
      toothache: string
      pregnancy: string
      'bladder-trouble': string
      anxiety: string
      'low-mood': string
      sleeplessness: string
      aggression: string
    }
    filter: {
      title: string
      for: string
      forMe: string
      forPet: string
      forAnyone: string
      search: string
      speciality: string
      anySpeciality: string
      treats: string
      anyComplaint: string
      species: string
      anySpecies: string
      mode: string
      anyMode: string
      language: string
      anyLanguage: string
      fee: string
      anyFee: string
      rating: string
      anyRating: string
      ratingFrom: string
      free: string
      anyDay: string
      today: string
      tomorrow: string
      threeDays: string
      week: string
      place: string
      placeHint: string
      nearMe: string
      nearMeOn: string
      forgetPosition: string
      within: string
      anyDistance: string
      chosen: string
      remove: string
      freeBy: string
      feeUpTo: string
      withinDistance: string
    }
    sort: {
      nextFree: string
      rating: string
      fee: string
      distance: string
    }
    position: {
      asking: string
      refused: string
      unknownPlace: string
    }
    list: {
      title: string
      about: string
      view: string
      asList: string
      asMap: string
      label: string
      found_one: string
      found_other: string
      empty: string
      emptyHint: string
    }
    card: {
      away: string
      next: string
      noneSoon: string
      book: string
      speaks: string
      noReviews: string
      allTimes: string
      allTimesOf: string
    }
    map: {
      title: string
      needsPlace: string
      needsPlaceHint: string
      outside_one: string
      outside_other: string
      here: string
    }
    experts: {
      title: string
      about: string
      kind: string
      people: string
      pets: string
      speciality: string
      all: string
      label: string
      none: string
      noneHint: string
    }
    profile: {
      missingHint: string
      toList: string
      about: string
      skills: string
      awards: string
      languages: string
      fees: string
      experience: string
      clinic: string
      directions: string
      reviews: string
      noReviews: string
      noReviewsHint: string
      notOffered: string
      verified: string
      zone: string
    }
    book: {
      missingSubject: string
      missingReason: string
      title: string
      mode: string
      chosen: string
      atDoctor: string
      gone: string
      goneHint: string
      jump: string
      signIn: string
      register: string
      keeps: string
      wrongRole: string
      subject: string
      me: string
      noPets: string
      noneTreated: string
      addPet: string
      reason: string
      reasonHint: string
      hold: string
      confirm: string
      holdHint: string
      busy: string
      tooManyUnpaid: string
      yours: string
      yoursHint: string
      heldHint: string
      seeVisit: string
      payVisit: string
      inCareOf: string
      noRight: string
    }
    favourite: {
      add: string
      remove: string
      failed: string
      title: string
    }
  }
  events: {
    routes: {
      eventsDetails: {
        title: string
        about: string
      }
    }
    crumb: string
    kinds: {
      walk: string
      meetUp: string
      training: string
      healthDay: string
      adoption: string
      charity: string
      talk: string
      other: string
    }
    forWhom: {
      everybody: string
      people: string
      pets: string
      dog: string
      cat: string
      rabbit: string
      guinea_pig: string
      hamster: string
      bird: string
      fish: string
      reptile: string
      ferret: string
      horse: string
      other: string
    }
    phases: {
      running: string
      past: string
      cancelled: string
    }
    standing: {
      going: string
      interested: string
      waiting: string
    }
    ownBadge: string
    membersBadge: string
    atPlace: string
    going_one: string
    going_other: string
    left_one: string
    left_other: string
    full: string
    waiting_one: string
    waiting_other: string
    about: string
    facts: {
      when: string
      where: string
      map: string
      forWhom: string
      places: string
      organiser: string
    }
    attend: {
      title: string
      going: string
      interested: string
      waiting: string
      leave: string
      undo: string
      fullHint: string
      wrongRole: string
      signInToGo: string
      signInToWait: string
      register: string
      keeps: string
      wished: {
        going: string
        interested: string
      }
      says: {
        going: string
        interested: string
        waiting: string
        left: string
      }
    }
    guests: {
      title: string
      show: string
      going_one: string
      going_other: string
      interested_one: string
      interested_other: string
      waiting_one: string
      waiting_other: string
      none: string
      visitors: string
    }
    organiser: {
      change: string
      cancel: string
    }
    cancel: {
      title: string
      body_zero: string
      body_one: string
      body_other: string
      reason: string
      reasonHint: string
      keep: string
      confirm: string
      done: string
      doneText: string
    }
    says: {
      cancelled: string
      running: string
      past: string
    }
    missing: {
      visitors: string
      signIn: string
      hint: string
      toList: string
    }
    refusals: {
      event_full: string
      event_crowded: string
      event_started: string
      event_cancelled: string
      event_changed: string
    }
  }
  lost: {
    routes: {
      lostAnimal: {
        title: string
        about: string
      }
    }
    page: {
      title: string
      foundTitle: string
      found: string
      lastSeen: string
      picture: string
    }
    place: {
      device: string
      refused: string
    }
    sighting: {
      title: string
      about: string
      where: string
      when: string
      words: string
      mark: string
      markHint: string
      contact: string
      contactHint: string
      send: string
      sent: string
      failed: string
      email: string
      emailHint: string
      emailWrong: string
    }
    search: {
      title: string
      about: string
      start: string
      stop: string
      running: string
      map: string
      failed: string
    }
    thread: {
      title: string
      about: string
      owner: string
      finder: string
      write: string
      send: string
      failed: string
      mailed: string
      stopMails: string
    }
  }
  meeting: {
    routes: {
      userTestConnection: {
        title: string
        about: string
      }
      meetingGuest: {
        title: string
        about: string
      }
    }
  }
  orders: {
    routes: {
      orderPayment: {
        title: string
        about: string
      }
      paymentFailed: {
        title: string
        about: string
      }
      orderSummery: {
        title: string
        about: string
      }
    }
  }
  papers: {
    routes: {
      checkPaper: {
        title: string
        about: string
      }
    }
    check: {
      about: string
      title: {
        genuine: string
        used_up: string
        expired: string
        superseded: string
        cancelled: string
        unknown: string
        on_hold: string
      }
      text: {
        genuine: string
        used_up: string
        expired: string
        superseded: string
        cancelled: string
        unknown: string
        on_hold: string
      }
      kind: {
        prescription: string
        certificate: string
        invoice: string
        summary: string
        claim: string
        record: string
      }
      code: string
      subject: string
      issuer: string
      issuerOf: string
      issuedAt: string
      validUntil: string
      left_one: string
      rest: string
      left_other: string
    }
    fill: {
      title: string
      about: string
      line: string
      amount: string
      pharmacy: string
      city: string
      confirm: string
      done: string
      nothingLeft: string
      notValid: string
      counted: string
      moreThanDue: string
    }
  }
  plans: {
    choose: string
    chooseNamed: string
    freeDelivery: string
    each: {
      month: string
      year: string
    }
    audiences: {
      everyone: string
      people: string
      pets: string
    }
    visits: {
      month_one: string
      month_other: string
      year_one: string
      year_other: string
    }
    home: {
      title: string
      lead: string
    }
    included: {
      title: string
      left_one: string
      left_other: string
      leftAfter_one: string
      leftAfter_other: string
      usedUp: string
      refund: string
    }
  }
  poisons: {
    routes: {
      myPetAte: {
        title: string
        about: string
      }
    }
    lead: string
    form: {
      choose: string
      species: string
      substance: string
      amount: {
        g: string
        mL: string
        mg: string
        piece: string
        oz: string
        fl_oz: string
      }
      amountHint: {
        g: string
        mL: string
        mg: string
        piece: string
      }
      weight: string
      weightHint: string
    }
    groups: {
      food: string
      medicine: string
      plant: string
      household: string
      other: string
    }
    substances: {
      chocolate_white: string
      chocolate_milk: string
      chocolate_dark: string
      chocolate_baking: string
      cocoa_powder: string
      coffee_grounds: string
      coffee_brewed: string
      xylitol: string
      xylitol_gum: string
      grapes: string
      raisins: string
      onion: string
      onion_dried: string
      garlic: string
      macadamia: string
      bread_dough: string
      spirits: string
      wine: string
      beer: string
      avocado: string
      mouldy_food: string
      ibuprofen: string
      naproxen: string
      paracetamol: string
      aspirin: string
      other_medicine: string
      cannabis: string
      lily: string
      sago_palm: string
      oleander: string
      mushroom: string
      permethrin: string
      antifreeze: string
      rat_poison: string
      slug_bait: string
      battery: string
      cleaner: string
      cigarettes: string
      nicotine_liquid: string
      other: string
    }
    urgency: {
      now: {
        title: string
        text: string
      }
      today: {
        title: string
        text: string
      }
      watch: {
        title: string
        text: string
      }
      unknown: {
        title: string
        text: string
      }
    }
    reasons: {
      any_amount: string
      reached: string
      near: string
      below: string
      assumed_worst: string
      species_unknown: string
      not_listed: string
    }
    perKilogram: string
    signs: {
      title_one: string
      title_other: string
      nerves: string
      sugar: string
      kidneys: string
      blood: string
      liver: string
      stomach: string
      weakness: string
      bleeding: string
      burns: string
      breathing: string
    }
    do: {
      title: string
      call: string
      vomit: string
      pack: string
      signs: string
    }
    source: string
    help: {
      title: string
      all: string
      lines: string
      linesAbout: string
      linesAbroad: string
      clinics: string
      useLocation: string
      noLocation: string
      noClinic: string
      videos: string
      noVideo: string
    }
  }
  recalls: {
    paper: {
      title: string
      text: string
      claim: string
    }
  }
  'see-as': {
    label: string
    seeing: string
    closed: string
    left: string
    end: string
    endedTitle: string
    ended: string
    isOver: string
  }
  shop: {
    routes: {
      ecommerce: {
        title: string
        about: string
      }
      cart: {
        title: string
        about: string
      }
      checkout: {
        title: string
        about: string
      }
    }
    category: {
      tablets: string
      syrup: string
      skin: string
      care: string
      vitamins: string
      devices: string
      food: string
      flea: string
      toys: string
      grooming: string
    }
    audience: {
      people: string
      pets: string
      both: string
    }
    choose: {
      for: string
      anyone: string
      category: string
      all: string
    }
    filter: {
      search: string
      inStock: string
      withoutPrescription: string
      broughtToMe: string
    }
    sort: {
      newest: string
      priceUp: string
      priceDown: string
      name: string
      rating: string
    }
    list: {
      about: string
      label: string
      found_one: string
      found_other: string
      foundMany: string
      empty: string
      emptyHint: string
      searchedFor: string
      favourites: string
    }
    card: {
      from: string
      prescription: string
      soldOut: string
      brought: {
        free: string
        paid: string
        none: string
      }
    }
    prescription: {
      explain: string
      explainOne: string
      explainPet: string
      doctor: string
      vet: string
    }
    product: {
      picture: string
      missingHint: string
      toList: string
      category: string
      for: string
      pharmacy: string
      availability: string
      inStock: string
      delivery: string
      within: string
      others: string
      freeFrom: string
      brought: {
        free: string
        paid: string
        none: string
      }
    }
    buy: {
      add: string
      toCart: string
      inCart_one: string
      inCart_other: string
      failed: string
      favourite: string
      favouriteNow: string
      await: string
      awaited: string
    }
    cart: {
      empty: string
      emptyAbout: string
      toShop: string
      lines: string
      unknown: string
      remove: string
      fewer: string
      more: string
      quantityOf: string
      danger: string
      dangerAbout: string
      sum: string
      goods: string
      later: string
      checkout: string
      mendFirst: string
      problem: {
        gone: string
        prescription: string
        sold_out: string
        fewer: string
        price: string
      }
      mend: {
        gone: string
        prescription: string
        sold_out: string
        fewer: string
        price: string
      }
      units_one: string
      units_other: string
    }
    steps: {
      label: string
      cart: string
      checkout: string
      payment: string
      done: string
    }
    reviews: {
      title: string
      none: string
      noneHint: string
      sort: string
      sorts: {
        newest: string
        best: string
        worst: string
      }
      own: string
      write: string
      stars: string
      words: string
      hint: string
      send: string
      change: string
      cancel: string
      remove: string
      removeAsk: string
      removeBody: string
      thanks: string
      thanksText: string
      removed: string
      failed: string
      notReceived: string
      report: string
      missing: string
    }
    brought: {
      label: string
      where: string
      whereAbout: string
      add: string
    }
  }
  site: {
    routes: {
      home: {
        title: string
        about: string
      }
      aboutUs: {
        title: string
        about: string
      }
      contactUs: {
        title: string
        about: string
      }
      privacy: {
        title: string
        about: string
      }
      termCondition: {
        title: string
        about: string
      }
      userSupport: {
        title: string
        about: string
      }
    }
    home: {
      title: string
      lead: string
      artLabel: string
      search: {
        label: string
        for: string
        forMe: string
        forPet: string
        speciality: string
        any: string
        place: string
        placeHint: string
        go: string
      }
      figures: {
        label: string
        doctors_one: string
        doctors_other: string
        specialities_one: string
        specialities_other: string
        visits_one: string
        visits_other: string
      }
      experts: {
        title: string
        lead: string
        all: string
      }
      how: {
        title: string
        find: string
        findText: string
        book: string
        bookText: string
        meet: string
        meetText: string
      }
      pets: {
        title: string
        lead: string
        find: string
        ate: string
      }
      shop: {
        title: string
        lead: string
        all: string
      }
      posts: {
        title: string
        lead: string
        all: string
      }
      work: {
        title: string
        text: string
        doctor: string
        pharmacy: string
      }
      voices: {
        title: string
        lead: string
      }
      trust: {
        title: string
        licence: string
        licenceText: string
        record: string
        recordText: string
        refund: string
        refundText: string
        reviews: string
        reviewsText: string
      }
      questions: {
        title: string
        cost: string
        costAnswer: string
        cancel: string
        cancelAnswer: string
        emergency: string
        emergencyAnswer: string
        hold: string
        holdAnswer: string
        device: string
        deviceAnswer: string
        pets: string
        petsAnswer: string
        record: string
        recordAnswer: string
      }
    }
    about: {
      lead: string
      why: {
        title: string
        one: string
        two: string
      }
      values: {
        title: string
        licence: string
        licenceText: string
        prices: string
        pricesText: string
        yours: string
        yoursText: string
        calm: string
        calmText: string
      }
      care: {
        title: string
        text: string
      }
      next: {
        title: string
        find: string
        contact: string
      }
    }
    privacy: {
      lead: string
      updated: string
      contents: string
      who: {
        title: string
        one: string
        two: string
      }
      what: {
        title: string
        one: string
        two: string
        three: string
        four: string
      }
      why: {
        title: string
        one: string
      }
      see: {
        title: string
        one: string
        two: string
      }
      position: {
        title: string
        one: string
      }
      store: {
        title: string
        one: string
      }
      long: {
        title: string
        one: string
      }
      rights: {
        title: string
        one: string
        contact: string
      }
    }
    terms: {
      lead: string
      updated: string
      contents: string
      service: {
        title: string
        one: string
        two: string
      }
      account: {
        title: string
        one: string
      }
      visits: {
        title: string
        one: string
        two: string
      }
      cancel: {
        title: string
        one: string
        two: string
        three: string
      }
      prices: {
        title: string
        one: string
      }
      orders: {
        title: string
        one: string
      }
      conduct: {
        title: string
        one: string
      }
      liability: {
        title: string
        one: string
      }
      changes: {
        title: string
        one: string
      }
    }
    contact: {
      lead: string
      name: string
      email: string
      subject: string
      message: string
      messageHint: string
      send: string
      sentTitle: string
      sentText: string
      another: string
      toHome: string
      tooMany: string
      aside: {
        urgent: string
        urgentText: string
        visit: string
        visitText: string
        visitLink: string
        test: string
        testText: string
        testLink: string
      }
    }
  }
}

export interface WorkspaceWords {
  app: {
    workspaces: {
      patient: string
      doctor: string
      pharmacy: string
      admin: string
      company: string
    }
    palette: {
      title: string
      label: string
      placeholder: string
      results: string
      groups: {
        recent: string
        topic: string
        pages: string
        patient: string
        pet: string
        visit: string
        order: string
        invoice: string
        conversation: string
        account: string
        doctor: string
        product: string
        article: string
      }
      searching: string
      meant: string
      count_one: string
      count_other: string
      nothing: string
      offline: string
      failed: string
      retry: string
      hints: string
    }
    topics: {
      physicians: string
      veterinarians: string
      doctors: string
      speciality: string
      complaint: string
      species: string
      petShop: string
      products: string
      help: string
      helpAbout: string
      also: {
        physicians: string
        veterinarians: string
        'general-practice': string
        paediatrics: string
        cardiology: string
        dermatology: string
        endocrinology: string
        gastroenterology: string
        gynaecology: string
        neurology: string
        ophthalmology: string
        orthopaedics: string
        otolaryngology: string
        psychiatry: string
        pulmonology: string
        urology: string
        'small-animals': string
        equine: string
        'veterinary-dentistry': string
        cold: string
        rash: string
        diarrhoea: string
        'stomach-ache': string
        'back-pain': string
        'high-blood-pressure': string
        'low-mood': string
        sleeplessness: string
        lameness: string
        breathlessness: string
        dog: string
        cat: string
        rabbit: string
        bird: string
        reptile: string
        horse: string
        help: string
      }
    }
    shortcuts: {
      title: string
      everywhere: string
      goTo: string
      palette: string
      search: string
      help: string
      close: string
      then: string
      characterKeys: string
      characterKeysHint: string
      keys: {
        control: string
        escape: string
      }
    }
  }
  list: {
    settings: {
      open: string
      title: string
      columns: string
      first: string
      density: string
      densities: {
        comfortable: string
        compact: string
      }
      reset: string
      done: string
    }
    export: {
      start: string
      rows_one: string
      rows_other: string
      cancel: string
      done: string
      failed: string
    }
    bulk: {
      select: string
      selectAll: string
      selected_one: string
      selected_other: string
      some: string
      clear: string
      done_one: string
      done_other: string
      refused_one: string
      refused_other: string
      failed: string
      failedText: string
      offline: string
    }
    views: {
      open: string
      save: string
      manage: string
      saveTitle: string
      saveConfirm: string
      name: string
      nameHint: string
      taken: string
      rename: string
      renameTitle: string
      manageTitle: string
      remove: string
      removed: string
      undo: string
      none: string
      failed: string
    }
  }
  parts: {
    signature: {
      how: string
      draw: string
      type: string
      here: string
      padEmpty: string
      padSigned: string
      undo: string
      clear: string
      strokes_one: string
      strokes_other: string
      name: string
      typedAs: string
    }
    upload: {
      drop: string
      choose: string
      limit: string
      progress: string
      cancel: string
      remove: string
      retry: string
      waiting: string
      sending: string
      done: string
      failed: string
      unreadable: string
      refused: {
        type: string
        size: string
        empty: string
        count: string
      }
      pause: string
      resume: string
      paused: string
      held: string
    }
    picture: {
      choose: string
      change: string
      remove: string
      undo: string
      sending: string
    }
    richText: {
      tools: string
      tool: {
        bold: string
        italic: string
        heading2: string
        heading3: string
        bulletList: string
        orderedList: string
        link: string
        undo: string
        redo: string
      }
      address: string
      wrongAddress: string
      setLink: string
      removeLink: string
      cancel: string
    }
  }
  ui: {
    choice: {
      nothing: string
    }
    dates: {
      day: string
      month: string
      year: string
      open: string
      openTimes: string
      noDate: string
      noTime: string
      min: string
      max: string
    }
    picture: {
      open: string
      larger: string
      smaller: string
    }
  }
  invitations: {
    title: string
    email: string
    about_one: string
    about_other: string
    send: string
    sent: string
    sentAt: string
    until: string
    expired: string
    resend: string
    resendTo: string
    withdraw: string
    withdrawTo: string
    withdrawn: string
  }
  rehearsal: {
    money: string
    mails: string
  }
  csv: {
    encoding: {
      title: string
      about: string
      otherwise: string
      accept: string
    }
    notText: {
      title: string
      text: string
    }
    faults: {
      cell: string
      cellValue: string
      line: string
      lineValue: string
    }
  }
  account: {
    routes: {
      userSettings: {
        title: string
        about: string
      }
    }
    settings: {
      about: string
      save: string
      saved: string
      tabs: {
        profile: string
        pets: string
        addresses: string
        plan: string
        language: string
        password: string
        devices: string
        notices: string
        privacy: string
        data: string
      }
    }
    language: {
      title: string
      locale: string
      zone: string
      zoneHint: string
      useDevice: string
      units: string
      unitsByLanguage: string
      unitSystems: {
        metric: string
        imperial: string
      }
    }
    password: {
      title: string
      about: string
      current: string
      new: string
      newHint: string
      submit: string
      changed: string
      none: string
      noneTitle: string
    }
    devices: {
      title: string
      current: string
      lastSeen: string
      since: string
      address: string
      end: string
      endLabel: string
      endOthers: string
      endOthersAsk: string
      endOthersBody: string
      ended: string
      othersEnded: string
      only: string
      browserOn: string
      unknown: string
    }
    mobileNumber: {
      title: string
      about: string
      none: string
      add: string
      change: string
      remove: string
      removeAsk: string
      removeBody: string
      number: string
      send: string
      sentTo: string
      confirmed: string
      removed: string
      back: string
      cancel: string
    }
    noticeTexts: {
      sessionEndedForSafety: string
      phoneUnreachable: string
    }
    noticeTitles: {
      sessionEndedForSafety: string
      phoneUnreachable: string
    }
  }
  admin: {
    routes: {
      adminDashboard: {
        title: string
        about: string
      }
      userList: {
        title: string
        about: string
      }
      doctorList: {
        title: string
        about: string
      }
      pharmaList: {
        title: string
        about: string
      }
      companiesList: {
        title: string
        about: string
      }
      transactions: {
        title: string
        about: string
      }
      invoiceList: {
        title: string
        about: string
      }
      medicinesOrders: {
        title: string
        about: string
      }
      appointmentOrders: {
        title: string
        about: string
      }
      subscriptionOrders: {
        title: string
        about: string
      }
      pendingOrderView: {
        title: string
        about: string
      }
      completedOrderView: {
        title: string
        about: string
      }
      pendingMedicineOrder: {
        title: string
        about: string
      }
      officeAdministrators: {
        title: string
        about: string
      }
      officeWindDowns: {
        title: string
        about: string
      }
    }
    dashboard: {
      title: string
      about: string
      tabs: {
        day: string
        doctors: string
        licences: string
        inbox: string
        outbox: string
        audit: string
      }
    }
    figures: {
      visitsToday: string
      visitsWeek_one: string
      visitsWeek_other: string
      revenueToday: string
      in14Days: string
      users: string
      newToday_one: string
      newToday_other: string
      licencesToDecide: string
      messagesOpen: string
      outboxFailed: string
    }
    charts: {
      visits: string
      revenue: string
      revenueIn: string
      states: string
      people: string
    }
    roles: {
      patient: string
      doctor: string
      pharmacy: string
      admin: string
      company: string
      staff: string
    }
    columns: {
      name: string
      speciality: string
      licence: string
      since: string
      state: string
      channel: string
      to: string
      subject: string
      at: string
      sentAt: string
      attempts: string
      lastError: string
      who: string
      action: string
      record: string
      reason: string
      email: string
      registered: string
    }
    verify: {
      verify: string
      verifyNamed: string
      refuse: string
      askTitle: string
      done: string
      refuseTitle: string
      reason: string
      reasonHint: string
      noneTitle: string
    }
    licences: {
      search: string
      all: string
      states: {
        verified: string
        refused: string
        revoked: string
      }
      revoke: string
      revokeNamed: string
      revokeTitle: string
      revokeText: string
      reasonHint: string
      done: string
      doneText_one: string
      doneText_other: string
      decidedTitle: string
      decidedText: string
      noneTitle: string
      noneText: string
    }
    outbox: {
      search: string
      allChannels: string
      allStates: string
      channels: {
        email: string
        sms: string
        push: string
      }
      states: {
        pending: string
        sent: string
        failed: string
        discarded: string
      }
      none: string
      message: string
      file: string
      retry: {
        verb: string
        title_one: string
        title_other: string
        body: string
        not_failed: string
        not_found: string
      }
      attachment: string
      waiting: {
        email: string
        sms: string
        push: string
      }
      oldest: string
      tried: string
      putAway: string
      putAwayNote: string
      faults: {
        gone: string
        stale: string
        notDelivered: string
      }
      discard: {
        verb: string
        body: string
        title_one: string
        title_other: string
        done_one: string
        done_other: string
        kept_one: string
        kept_other: string
      }
    }
    audit: {
      search: string
      platform: string
      none: string
      file: string
      from: string
      to: string
      anybody: string
      changes: string
      call: string
      openCall: string
      withEyes: string
      administrator: string
      account: string
      session: string
    }
    failed: string
    tryAgain: string
    noticeTexts: {
      licenceVerified: string
      licenceRefused: string
      licenceRevoked: string
      accountSuspended: string
      accountRestored: string
      refundAsked: string
      refundDecided: string
      refundDecided_agreed: string
      refundDecided_refused: string
      officeRefunded: string
      askAnotherDoctor: string
    }
    noticeTitles: {
      licenceVerified: string
      licenceRefused: string
      licenceRevoked: string
      accountSuspended: string
      accountRestored: string
      refundAsked: string
      refundDecided: string
      officeRefunded: string
      askAnotherDoctor: string
    }
    accounts: {
      account: string
      name: string
      search: string
      none: string
      status: string
      anyStatus: string
      statuses: {
        active: string
        suspended: string
        pending: string
      }
      licence: string
      anyLicence: string
      licences: {
        unverified: string
        verified: string
        refused: string
        revoked: string
      }
      legalName: string
      city: string
      taxNumber: string
      contactName: string
      phone: string
      zone: string
      lastSeen: string
      sessions: string
      visitsAhead: string
      openOrders: string
      decisions: string
      decided: {
        verify: string
        refuse: string
        revoke: string
        suspend: string
        restore: string
      }
      told: string
      faster: string
      ask: {
        refuse: string
        revoke: string
        suspend: string
        restore: string
      }
      askText: {
        refuse: string
        revoke: string
        suspend: string
        restore: string
      }
      verbs: {
        refuse: string
        revoke: string
        suspend: string
        restore: string
      }
      revoke: string
      reasonHint: string
      isSuspended: string
      leftBehind: string
      leftBehindText: string
      lastAdministrator: string
    }
    operations: {
      heading: string
      allThatMatch: string
      title: string
      what: string
      verbs: {
        suspend: string
        restore: string
      }
      submit: {
        suspend: string
        restore: string
      }
      total: string
      changed: string
      unchanged: string
      sessions: string
      partly: string
      regret: string
      reasonHint: string
      begun: string
      begunText: string
      states: {
        running: string
        done: string
        undoing: string
        undone: string
      }
      undo: string
      regretOver: string
      rows: string
      outcome: string
      outcomes: {
        pending: string
        done: string
        unchanged: string
        skipped: string
        undone: string
        kept: string
        lastAdministrator: string
      }
    }
    orders: {
      buyer: string
      seller: string
      parties: string
      search: string
      one: string
      kind: string
      kinds: {
        medicine: string
        shop: string
      }
      tabs: {
        all: string
        open: string
        finished: string
      }
      none: {
        all: string
        open: string
        finished: string
      }
      states: {
        requested: string
        quoted: string
        pending_payment: string
        paid: string
        confirmed: string
        accepted: string
        preparing: string
        dispatched: string
        completed: string
        delivered: string
        active: string
        no_show: string
        rejected: string
        declined: string
        cancelled: string
        expired: string
      }
      verbs: {
        refund: string
        cancel: string
      }
      submit: {
        refund: string
        cancel: string
        ask: string
      }
      ask: {
        refund: string
        cancel: string
        refundLines: string
        goodwill: string
      }
      amount: string
      atMost: string
      goesBack: string
      restocked: string
      reasonHint: string
      done: {
        refund: string
        cancel: string
      }
      changed: string
      tooLarge: string
      doneTitle: string
      how: string
      ways: {
        refund: string
        refundLines: string
        goodwill: string
        cancel: string
      }
      nothingChosen: string
      asked: string
      needsSecond: string
      second: {
        title: string
        waiting: string
        what: string
        by: string
        until: string
        agree: string
        refuse: string
        withdraw: string
        own: string
        agreed: string
        refused: string
        withdrawn: string
      }
      unpriced: string
    }
    transactions: {
      search: string
      kind: string
      anyKind: string
      kinds: {
        payment: string
        refund: string
      }
      anyState: string
      states: {
        succeeded: string
        pending: string
        created: string
        requires_action: string
        failed: string
        cancelled: string
      }
      payer: string
      reference: string
      taken: string
      givenBack: string
      net: string
      none: string
    }
    invoices: {
      search: string
      none: string
    }
    review: {
      open: string
      openNamed: string
      title: string
      name: string
      of: string
      everybody: string
      kinds: {
        doctor: string
        pharmacy: string
      }
      renewals: {
        doctor: string
        pharmacy: string
      }
      claimedBy: string
      nobody: string
      claim: string
      release: string
      claimedTitle: string
      claimedUntil: string
      claimedRefusal: string
      renewsUntil: string
      noPapers: string
      noneText: string
      askText: string
      checklist: string
      checks: {
        register: string
        name: string
        papers: string
        validity: string
      }
      checksOpen: string
      doneText: string
    }
    windDown: {
      title: string
      about: string
      none: string
      noneText: string
      role: string
      roles: {
        doctor: string
        pharmacy: string
      }
      suspended: string
      kinds: {
        visit: string
        order: string
        prescription: string
      }
      one: {
        visit: string
        order: string
        prescription: string
      }
      at: {
        visit: string
        order: string
        prescription: string
      }
      validUntil: string
      end: string
      verbs: {
        visit_cancel: string
        visit_keep: string
        visit_later: string
        order_cancel: string
        order_keep: string
        order_later: string
        prescription_tell: string
        prescription_keep: string
        prescription_later: string
      }
      outcomes: {
        asked: string
        gone: string
        changed: string
        refused: string
      }
      opensAt: string
      over: string
      waits: string
      submit: string
      came: string
      isWaiting: string
      needsSecond: string
      nothing: string
      shown: string
      open: string
      decided: string
    }
  }
  advertisements: {
    title: string
    posts: string
    about: string
    empty: string
    emptyHint: string
    of: string
    views: string
    clicks: string
    rejected: string
    from: string
    until: string
    endAsk: string
    endBody: string
    placements: {
      home: string
      sidebar: string
      feed: string
    }
    standings: {
      draft: string
      scheduled: string
      running: string
      capped: string
      paused: string
      ended: string
    }
    steps: {
      activate: string
      pause: string
      resume: string
      end: string
    }
    done: {
      activate: string
      pause: string
      resume: string
      end: string
    }
    refused: {
      stale_version: string
      advertisement_state: string
      advertisement_ended: string
    }
    form: {
      new: string
      change: string
      open: string
      save: string
      saved: string
      placement: string
      link: string
      linkHint: string
      startsAt: string
      endsAt: string
      viewCap: string
      dayCap: string
      noCap: string
      picture: string
      pictureHint: string
      drawing: string
      headline: string
      text: string
    }
    drawings: {
      insurance: string
      food: string
      toothbrush: string
      walks: string
      sleep: string
      bicycle: string
    }
    figures: {
      open: string
      title: string
      views: string
      clicks: string
      rate: string
      rejected: string
      rule: string
    }
    reasons: {
      hidden: string
      too_short: string
      replay: string
      crawler: string
      capped: string
      forged: string
      expired: string
    }
  }
  appointments: {
    routes: {
      userDashboard: {
        title: string
        about: string
      }
      userAppointmentList: {
        title: string
        about: string
      }
      userAppointmentDetails: {
        title: string
        about: string
      }
      doctorDashboard: {
        title: string
        about: string
      }
      doctorUpcomingAppointment: {
        title: string
        about: string
      }
      doctorAppointmentHistory: {
        title: string
        about: string
      }
      appointmentDetails: {
        title: string
        about: string
      }
    }
    states: {
      pending_payment: string
      confirmed: string
      waiting: string
      in_progress: string
      completed: string
      cancelled: string
      no_show: string
      expired: string
    }
    facts: {
      when: string
      length: string
      doctor: string
      subject: string
      mode: string
      place: string
      reason: string
      number: string
      bookedBy: string
      owner: string
      payer: string
    }
    tabs: {
      upcoming: string
      past: string
      cancelled: string
    }
    verbs: {
      complete: string
      start: string
      checkIn: string
      reportPatientAbsent: string
      cancel: string
    }
    ask: {
      keep: string
      complete: {
        title: string
        body: string
      }
      reportPatientAbsent: {
        title: string
        body: string
      }
      cancel: {
        title: string
        reason: string
        reasonHint: string
        refund: string
        noRefund: string
        changed: string
        planBack: string
      }
    }
    cancelled: {
      title: string
      text: string
    }
    awaited: {
      checkInOpens: string
      absenceFrom: string
      doctorStarts: string
    }
    timeline: {
      by: string
      who: {
        patient: string
        doctor: string
        staff: string
        platform: string
      }
      movedFrom: string
      verbs: {
        book: string
        confirm: string
        expire: string
        cancel: string
        reschedule: string
        checkIn: string
        start: string
        complete: string
        reportPatientAbsent: string
        reportDoctorAbsent: string
        review: string
      }
    }
    licence: {
      waitingTitle: string
      waitingText: string
      meanwhile: string
      refusedTitle: string
      refusedText: string
      revokedTitle: string
      revokedText: string
      write: string
    }
    toDo: {
      complete: string
      start: string
      absent: string
      checkIn: string
    }
    dashboard: {
      hello: string
      today_zero: string
      today_one: string
      today_other: string
      allVisits: string
      noRightText: string
      weekVisits: string
      weekCompleted: string
      cancelledAndMissed: string
      newPatients: string
      weekEarnings: string
      todayTitle: string
      freeDay: string
      freeDayText: string
      waitingTitle: string
      live: string
      waiting_zero: string
      waiting_one: string
      waiting_other: string
      toDoTitle: string
      nothingToDo: string
      visitsChart: string
      earningsChart: string
      earningsChartIn: string
    }
    list: {
      allModes: string
      from: string
      to: string
      fee: string
      state: string
      currency: string
      empty: {
        upcoming: string
        past: string
        cancelled: string
      }
      patient: string
      self: string
      file: string
    }
    office: {
      listTitle: string
      listAbout: string
      search: string
      emptyHint: string
      toAvailability: string
      refused: string
      refusedText: string
      missing: string
      refunded: string
      absent: string
      review: string
      toHistory: string
      toUpcoming: string
      historyHint: {
        past: string
        cancelled: string
      }
      refusedBy: {
        too_early: string
        too_late: string
        has_come: string
        appointment_state: string
        missing_right: string
        offline: string
      }
    }
    own: {
      listTitle: string
      listAbout: string
      search: string
      find: string
      toList: string
      missing: string
      emptyHint: {
        upcoming: string
        past: string
        cancelled: string
      }
      with: string
      see: string
      next: string
      hello: string
      upcoming_zero: string
      upcoming_one: string
      upcoming_other: string
      toPay: string
      news: string
      allNews: string
      noNews: string
      pets: {
        title: string
        manage: string
        none: string
        add: string
        due: string
        overdue: string
        soon: string
      }
      tabs: {
        about: string
        review: string
        invoice: string
        intake: string
      }
      steps: {
        pay: string
        checkIn: string
        reschedule: string
        cancel: string
        reportDoctorAbsent: string
        review: string
        bookAgain: string
      }
      keep: string
      wait: string
      cancelTitle: string
      reason: string
      reasonHint: string
      cancelled: string
      cancelledText: string
      refund: {
        unpaid: string
        all: string
        half: string
        none: string
        until: string
        was: string
        booked_late: string
        moved_late: string
        afterMove: {
          until: string
          soon: string
          kept: string
        }
        planBack: string
        planUsed: string
      }
      moveTitle: string
      moveFrom: string
      moveTo: string
      moveConfirm: string
      moved: string
      movedText: string
      checkedIn: string
      absentTitle: string
      absentBody: string
      absentConfirm: string
      says: {
        held: string
        expired: string
        confirmed: string
        arrive: string
        arriveClinic: string
        passed: string
        waiting: string
        in_progress: string
        refunded: string
        absent: {
          patient: string
          doctor: string
        }
      }
      review: {
        title: string
        stars: string
        words: string
        hint: string
        send: string
        thanks: string
        thanksText: string
      }
      refused: {
        slot_taken: string
        patient_busy: string
        too_early: string
        too_late: string
        appointment_state: string
        refund_changed: string
        already_reviewed: string
        offline: string
        other: string
      }
    }
    calendar: {
      title: string
      about: string
      view: string
      views: {
        list: string
        day: string
        week: string
        month: string
        agenda: string
      }
      earlier: string
      later: string
      today: string
      zone: string
      addTimeOff: string
      timeOff: string
      timeOffAt: string
      free: string
      freeAt: string
      nothing: string
      visits_one: string
      visits_other: string
      change: string
      keys: string
      moving: string
      moved: string
      undo: string
      overVisit: string
      notMoved: string
    }
    guide: {
      start: string
      today: {
        title: string
        text: string
      }
      waiting: {
        title: string
        text: string
      }
      toDo: {
        title: string
        text: string
      }
      visits: {
        title: string
        text: string
      }
    }
  }
  audit: {
    routes: {
      callTrace: {
        title: string
        about: string
      }
    }
    looks: {
      title: string
      about: string
      ofOffice: string
      none: string
      noneText: string
      platform: string
      reason: string
      ask: string
      askOf: string
      askTitle: string
      askBody: string
      message: string
      send: string
      asked: string
      askedText: string
      acts: {
        account_read: string
        account_suspend: string
        account_restore: string
        doctor_verify: string
        doctor_refuse: string
        doctor_revoke: string
        pharmacy_verify: string
        pharmacy_refuse: string
        pharmacy_revoke: string
        licenceReview_read: string
        order_intervene: string
        supportRequest_read: string
        seeAs_begin: string
        seeAs_end: string
        windDown_decide: string
        acted: string
      }
    }
    trace: {
      title: string
      about: string
      number: string
      noNumber: string
      find: string
      none: string
      noneText: string
      noCall: string
      noCallText: string
      at: string
      call: string
      status: string
      code: string
      took: string
      failure: string
      entries: string
      noEntries: string
      mails: string
      noMails: string
      requests: string
      noRequests: string
      milliseconds: string
    }
    seals: {
      until: string
      none: string
      about: string
      verify: string
      broken: string
      brokenText: string
      whole: string
    }
  }
  autoships: {
    routes: {
      regularDeliveries: {
        title: string
        about: string
      }
      deliverRegularly: {
        title: string
        about: string
      }
    }
    empty: string
    emptyHint: string
    toShop: string
    toOrders: string
    gone: string
    every_one: string
    every_other: string
    facts: {
      rhythm: string
      next: string
      to: string
      most: string
      left: string
      card: string
    }
    pickup: string
    noAddress: string
    states: {
      active: string
      asking: string
      paused: string
      stopped: string
    }
    asks: {
      out_of_stock: string
      sold_out: string
      dearer: string
      too_small: string
      gone: string
      address: string
      prescription: string
      pharmacy: string
      on_hold: string
    }
    nothingCharged: string
    answers: {
      agree: string
      fewer: string
      again: string
    }
    steps: {
      skip: string
      pause: string
      resume: string
      stop: string
    }
    stopAsk: string
    stopBody: string
    change: string
    changeTitle: string
    save: string
    start: string
    started: string
    failed: string
    fields: {
      quantity: string
      weeks: string
      nextOn: string
      nextOnHint: string
      delivery: string
      line: string
      card: string
    }
    price: string
    priceAbout: string
    medicineAbout: string
    otherPharmacy: string
    refused: {
      total_changed: string
      too_many_autoships: string
      prescription_over: string
      autoship_moved: string
      autoship_card: string
      amount_too_small: string
      prescription_on_hold: string
    }
    tooSoon: string
    past: string
    outcomes: {
      ordered: string
      skipped: string
      asked: string
    }
    noticeTexts: {
      autoshipSoon: string
      autoshipSoonByCard: string
      autoshipOrdered: string
      autoshipToPay: string
      autoshipAsks: string
      autoshipCardFailed: string
    }
    noticeTitles: {
      autoshipSoon: string
      autoshipSoonByCard: string
      autoshipOrdered: string
      autoshipToPay: string
      autoshipAsks: string
      autoshipCardFailed: string
    }
    byHand: string
    card: {
      own: string
      hint: string
      none: string
      add: string
      removedTitle: string
      removedBody: string
    }
    payments: {
      charging: string
      charged: string
      unpaid: string
    }
    cardFailures: {
      declined: string
      needs_action: string
      removed: string
      unavailable: string
    }
    pay: string
  }
  blog: {
    routes: {
      advertisementManagement: {
        title: string
        about: string
      }
    }
    states: {
      draft: string
      scheduled: string
      published: string
    }
    columns: {
      title: string
      state: string
      category: string
      author: string
      published: string
      updated: string
    }
    sorts: {
      updated: string
      updatedLast: string
      title: string
      titleLast: string
    }
    all: {
      write: string
      search: string
      states: string
      categories: string
      file: string
      none: string
      noneHint: string
      title: string
      about: string
    }
    form: {
      new: string
      back: string
      words: string
      title: string
      slug: string
      slugHint: string
      slugEmpty: string
      slugFixed: string
      summary: string
      summaryHint: string
      category: string
      choose: string
      author: string
      picture: string
      pictureHint: string
      pictureText: string
      pictureTextHint: string
      body: string
      publication: string
      draft: string
      draftHint: string
      now: string
      at: string
      atLabel: string
      atHint: string
      published: string
      saveDraft: string
      publish: string
      schedule: string
      save: string
      preview: string
      view: string
      unpublish: string
      callOff: string
      delete: string
      savedDraft: string
      publishedNow: string
      scheduledFor: string
      discard: string
    }
    ask: {
      unpublish: string
      unpublishBody: string
      callOff: string
      callOffBody: string
      delete: string
      deleteBody: string
      unpublished: string
      deleted: string
    }
    changed: {
      text: string
      look: string
      overrule: string
    }
  }
  booking: {
    routes: {
      doctorAvailability: {
        title: string
        about: string
      }
    }
    payment: {
      title: string
      about: string
      held: string
      visit: string
      how: string
      letGo: string
      letGoTitle: string
      letGoBody: string
      letGoConfirm: string
      letGoKeep: string
      letGoFailed: string
      expiredTitle: string
      expiredAbout: string
      again: string
      cancelledTitle: string
      cancelledAbout: string
      visits: string
      steps: {
        label: string
        time: string
        questions: string
        payment: string
        done: string
      }
    }
    availability: {
      about: string
      noRight: string
      tabs: {
        week: string
        days: string
        rules: string
      }
      closed: string
      from: string
      to: string
      addRange: string
      addRangeTo: string
      rangeOf: string
      removeRange: string
      copy: string
      copyDay: string
      copyTitle: string
      copyConfirm_one: string
      copyConfirm_other: string
      weekdays: string
      allDays: string
      faults: {
        ends_before_start: string
        overlaps: string
        no_mode: string
        no_time: string
      }
      between: string
      rules: {
        slotMinutes: string
        slotMinutesHint: string
        bufferBefore: string
        bufferBeforeHint: string
        bufferAfter: string
        bufferAfterHint: string
        minimumNotice: string
        minimumNoticeHint: string
        horizonDays: string
        horizonDaysHint: string
        dailyLimit: string
        dailyLimitHint: string
        timeZone: string
        timeZoneHint: string
      }
      unsaved: string
      faulty: string
      discard: string
      save: string
      saved: string
      notSaved: string
      tryAgain: string
      staleTitle: string
      staleText: string
      takeTheirs: string
      keepMine: string
      preview: string
      withDraft: string
      previewZone: string
      modes: string
      anyMode: string
      noSlots: string
      conflicts_one: string
      conflicts_other: string
      conflictsText: string
      moreConflicts_one: string
      moreConflicts_other: string
      singleDays: string
      addDay: string
      noSingleDays: string
      changeDay: string
      removeDay: string
      dayTitle: string
      date: string
      onThatDay: string
      thatDay: string
      otherHours: string
      note: string
      noteHint: string
      saveDay: string
      timeOff: string
      addTimeOff: string
      noTimeOff: string
      changeTimeOff: string
      removeTimeOff: string
      timeOffTitle: string
      howLong: string
      wholeDays: string
      someHours: string
      offFrom: string
      offTo: string
      saveTimeOff: string
    }
    noticeTexts: {
      appointmentConfirmed: string
      appointmentMoved: string
      appointmentCancelled: string
      appointmentCancelled_refunded: string
      appointmentMissed: string
      appointmentRefunded: string
      appointmentExpired: string
      patientWaiting: string
      doctorReady: string
      reviewReceived: string
      appointmentReminder: string
      earlierSlotOffered: string
      followUpDue: string
      doneByCarer: string
      doneByCarer_booked: string
      doneByCarer_moved: string
      doneByCarer_cancelled: string
      doneByCarer_paid: string
    }
    noticeTitles: {
      appointmentConfirmed: string
      appointmentMoved: string
      appointmentCancelled: string
      appointmentMissed: string
      appointmentRefunded: string
      appointmentExpired: string
      patientWaiting: string
      doctorReady: string
      reviewReceived: string
      appointmentReminder: string
      earlierSlotOffered: string
      followUpDue: string
      doneByCarer: string
    }
    intake: {
      title: string
      about: string
      send: string
      later: string
      stopTitle: string
      stopAbout: string
      goOn: string
      back: string
      waiting: string
      answer: string
    }
    earlier: {
      title: string
      about: string
      join: string
      leave: string
      waiting: string
      offered: string
      left: string
      accept: string
      decline: string
      moved: string
      movedText: string
      refused: {
        offer_gone: string
        slot_taken: string
        patient_busy: string
        other: string
      }
    }
    followUp: {
      title: string
      about: string
      amount: string
      unit: string
      units: {
        weeks: string
        months: string
      }
      purpose: string
      suggest: string
      change: string
      remove: string
      around: string
      booked: string
      putAwayByPatient: string
      refused: string
      listTitle: string
      with: string
      book: string
      putAway: string
      bookedByYou: string
    }
  }
  care: {
    noticeTitles: {
      carePlanSet: string
      careComing: string
      careDue: string
      vaccinationDue: string
    }
    noticeTexts: {
      carePlanSet: string
      careComing: string
      careDue: string
      vaccinationDue: string
    }
    routes: {
      tonightsDoses: {
        title: string
        about: string
      }
    }
    kinds: {
      dose: string
      measurement: string
      check: string
      vaccination: string
    }
    modes: {
      once: string
      daily: string
      hours: string
    }
    schedule: {
      onDay: string
      onDayAt: string
      until: string
      hours_one: string
      hours_other: string
      days_one: string
      days_other: string
      hourly: string
      daily: string
    }
    closedAccount: string
    tick: string
    tickOf: string
    undo: string
    undoOf: string
    open: string
    given: {
      done: string
      by: string
      already: string
    }
    notTicked: string
    doses: {
      about: string
      open: string
      given: string
      allGiven: string
      none: string
      noneHint: string
      of: string
    }
    plan: {
      add: string
      propose: string
      save: string
      added: string
      addedText: string
      empty: string
      emptyHint: string
      stopped: string
      zone: string
      setBy: string
      reason: string
      stop: string
      stopOf: string
      stopBody: string
    }
    fields: {
      kind: string
      titleOf: {
        dose: string
        measurement: string
        check: string
        vaccination: string
      }
      details: string
      observationKind: string
      mode: string
      zoneHint: string
      everyDays: string
      times: string
      timesHint: string
      everyHours: string
      on: string
      from: string
      until: string
      time: string
    }
    vaccinations: {
      title: string
      about: string
      source: string
      coreDog: string
      coreCat: string
      rabies: string
      day: string
      accept_one: string
      accept_other: string
      failed: string
      none: {
        species: string
        no_birth_date: string
      }
    }
    refusals: {
      dose_too_early: string
      dose_past_undo: string
      care_stopped: string
      care_too_many: string
      record_closed: string
      record_read_only: string
      not_found: string
    }
  }
  carers: {
    title: string
    about: string
    none: string
    invite: string
    inviteFor: string
    rights: {
      see: string
      book: string
      pay: string
      decide: string
    }
    rightsAbout: {
      book: string
      pay: string
      decide: string
    }
    rightsLegend: string
    always: string
    change: string
    changeOf: string
    changeAbout: string
    changed: string
    save: string
    withdraw: string
    withdrawOf: string
    withdrawAsk: string
    withdrawBody: string
    withdrawDone: string
    inCare: {
      title: string
      of: string
      leave: string
      leaveOf: string
      leaveAsk: string
      leaveBody: string
      left: string
      visit: string
      toPay: string
      refund: string
    }
    refusals: {
      carer_invited: string
      already_carer: string
      own_pet: string
      too_many_carers: string
      pet_archived: string
      missing_pet_right: string
      not_found: string
      too_many_requests: string
    }
    noticeTexts: {
      carerJoined: string
      carerDeclined: string
      carerLeft: string
      carerRightsChanged: string
      carerWithdrawn: string
    }
    noticeTitles: {
      carerJoined: string
      carerDeclined: string
      carerLeft: string
      carerRightsChanged: string
      carerWithdrawn: string
    }
  }
  certificates: {
    routes: {
      medicalCertificateSetting: {
        title: string
        about: string
      }
    }
    kinds: {
      sick_leave: string
      fitness: string
      pet_travel: string
      vaccination: string
    }
    states: {
      issued: string
      expired: string
      superseded: string
      cancelled: string
    }
    panel: {
      title: string
      none: string
      issue: string
      by: string
      cancelledBecause: string
      download: string
      check: string
      replace: string
      cancel: string
    }
    issue: {
      title: string
      replaceTitle: string
      kind: string
      language: string
      languageHint: string
      from: string
      to: string
      diagnosis: string
      diagnosisHint: string
      template: string
      fill: string
      notWritten: string
      missing: string
      statement: string
      sign: string
      password: string
      submit: string
      done: string
      doneText: string
    }
    cancel: {
      title: string
      about: string
      reason: string
      submit: string
      keep: string
    }
    refused: {
      state: string
      kind: string
      visit: string
      tooMany: string
    }
    templates: {
      about: string
      add: string
      change: string
      edit: string
      adapt: string
      usual: string
      remove: string
      removeTitle: string
      removeBody: string
      name: string
      body: string
      bodyHint: string
      places: string
      save: string
      saved: string
      back: string
      doctorOnly: string
    }
    places: {
      name: string
      birthDate: string
      from: string
      to: string
      days: string
      visitDate: string
      diagnosis: string
      species: string
      breed: string
      microchip: string
      vaccinations: string
    }
    noticeTexts: {
      certificateIssued: string
      certificateCancelled: string
    }
    noticeTitles: {
      certificateIssued: string
      certificateCancelled: string
    }
  }
  chat: {
    title: string
    about: string
    back: string
    gone: string
    present: string
    with: string
    messages: string
    older: string
    toNewest: string
    newBelow_one: string
    newBelow_other: string
    nothingYet: string
    typing: string
    unread_one: string
    unread_other: string
    missing_one: string
    missing_other: string
    answersMinutes_one: string
    answersMinutes_other: string
    answersHours_one: string
    answersHours_other: string
    worksFor: string
    because: {
      visit: string
      order: string
      follow: string
      practice: string
    }
    choose: {
      title: string
      text: string
    }
    noWay: {
      title: string
      text: string
    }
    standing: {
      ended: string
      blocked: string
    }
    latest: {
      title: string
      all: string
      none: string
    }
    list: {
      title: string
      begin: string
      search: string
      settings: string
      more: string
      empty: string
      emptyText: string
    }
    begin: {
      title: string
      about: string
      search: string
      nobody: string
      noMatch: string
    }
    search: {
      title: string
      label: string
      none: string
    }
    settings: {
      title: string
      about: string
      failed: string
      typing: string
      presence: string
      delivered: string
      read: string
    }
    message: {
      from: string
      you: string
      more: string
      reply: string
      edit: string
      delete: string
      edited: string
      deleted: string
      withoutWords: string
      delivered: string
      read: string
    }
    files: {
      unseen: string
      save: string
      count_one: string
      count_other: string
    }
    cards: {
      choose: string
      title: string
      none: string
      visit: string
      visitNumber: string
      prescription: string
      prescriptionNumber: string
    }
    waiting: {
      waits: string
      conversation_read_only: string
      file_unreadable: string
      file_type: string
      too_many_files: string
      too_many_pixels: string
      other: string
      again: string
      edit: string
      discard: string
    }
    composer: {
      label: string
      send: string
      files: string
      noReply: string
      removeCard: string
      removeFile: string
      tooLarge: string
      tooMany: string
      notKept: string
    }
    edit: {
      title: string
      label: string
      save: string
      failed: string
      message_deleted: string
      conversation_read_only: string
    }
    delete: {
      title: string
      body: string
      confirm: string
      failed: string
    }
    history: {
      title: string
    }
    emergency: {
      title: string
      text: string
      clinic: string
    }
    noticeTitles: {
      messageWaiting: string
    }
    noticeTexts: {
      messageWaiting: string
    }
  }
  coupons: {
    routes: {
      companyDashboard: {
        title: string
        about: string
      }
      coupons: {
        title: string
        about: string
      }
      couponList: {
        title: string
        about: string
      }
      companyTransactions: {
        title: string
        about: string
      }
      companyProfile: {
        title: string
        about: string
      }
    }
    standings: {
      draft: string
      scheduled: string
      running: string
      paused: string
      used_up: string
      ended: string
    }
    kinds: {
      percent: string
      amount: string
      free_delivery: string
      buy_x_get_y: string
    }
    gives: {
      percent: string
      amount: string
      free_delivery: string
      buy_x_get_y: string
    }
    purposes: {
      appointments: string
      shop: string
      medicines: string
      plans: string
    }
    orderKinds: {
      appointment: string
      shop: string
      medicine: string
      subscription: string
    }
    useStates: {
      reserved: string
      taken: string
      returned: string
    }
    uses: {
      count_one: string
      count_other: string
      ofLimit_one: string
      ofLimit_other: string
      reserved_one: string
      reserved_other: string
    }
    form: {
      new: string
      change: string
      create: string
      save: string
      created: string
      changed: string
      code: string
      codeHint: string
      kind: string
      percent: string
      amount: string
      buy: string
      free: string
      appliesTo: string
      minimumSpend: string
      greatestDiscount: string
      uniqueCodes: string
      uniqueCodesHint: string
      startsOn: string
      endsOn: string
      totalUses: string
      usesPerPerson: string
      noLimit: string
      combinable: string
      promised: string
    }
    card: {
      from: string
      days: string
      spent: string
    }
    steps: {
      change: string
      activate: string
      pause: string
      resume: string
      end: string
      codes: string
      uses: string
      of: string
      endTitle: string
      endBody: string
      done: {
        activate: string
        pause: string
        resume: string
        end: string
      }
    }
    codes: {
      title: string
      made_one: string
      made_other: string
      make: string
      save: string
      count: string
      hint_one: string
      hint_other: string
      close: string
    }
    refused: {
      coupon_code_taken: string
      coupon_terms_fixed: string
      coupon_state: string
      coupon_without_codes: string
      too_many_codes: string
    }
    list: {
      title: string
      search: string
      standing: string
      anyStanding: string
      anyKind: string
      gives: string
      uses: string
      unlimited: string
      spent: string
      currency: string
      file: string
      empty: string
      emptyHint: string
    }
    transactions: {
      title: string
      tabs: {
        uses: string
        statements: string
      }
      uses: string
      taken: string
      returned: string
      net: string
      byMonth: string
      search: string
      at: string
      for: string
      state: string
      anyState: string
      discount: string
      returnedAt: string
      statement: string
      open: string
      order: string
      from: string
      to: string
      file: string
      empty: string
      emptyHint: string
    }
    statements: {
      title: string
      about: string
      month: string
      number: string
      taken: string
      returned: string
      net: string
      issued: string
      file: string
      empty: string
    }
    dashboard: {
      period: string
      periods: {
        month: string
        quarter: string
        year: string
      }
      usesBefore_one: string
      usesBefore_other: string
      spendBefore: string
      running: string
      unbilled: string
      unbilledNote: string
      ending: string
      nothingEnds: string
      until: string
      left_one: string
      left_other: string
      best: string
      bestChart: string
      spendCourse: string
      usesCourse: string
      purposes: string
    }
    profile: {
      company: string
      name: string
      nameHint: string
      legalName: string
      taxNumber: string
      email: string
      contact: string
      contactName: string
      phone: string
      billing: string
      billingAbout: string
      save: string
      saved: string
    }
  }
  doctors: {
    routes: {
      doctorProfile: {
        title: string
        about: string
      }
      userDoctors: {
        title: string
        about: string
      }
      userDoctorsDetails: {
        title: string
        about: string
      }
    }
    own: {
      tabs: {
        edit: string
        licence: string
        preview: string
      }
      previewAbout: string
      public: string
      licence: {
        verified: string
        unverified: string
        refused: string
        revoked: string
      }
      you: string
      nameAbout: string
      pictureNow: string
      speciality: string
      specialityHint: string
      species: string
      biography: string
      biographyHint: string
      languages: string
      experienceSince: string
      fees: string
      feesAbout: string
      fee: {
        video: string
        clinic: string
      }
      clinic: string
      addClinic: string
      removeClinic: string
      clinicName: string
      latitude: string
      longitude: string
      positionHint: string
      here: string
      hereRefused: string
      known: string
      knownAbout: string
      skills: string
      awards: string
      save: string
      saved: string
      savedToCheck: string
      askTitle: string
      askBody: string
      askConfirm: string
      stale: string
      takeTheirs: string
      keepMine: string
      staffOnly: string
    }
    mine: {
      tabs: {
        seen: string
        favourites: string
      }
      search: string
      empty: {
        seen: string
        favourites: string
      }
      emptyHint: {
        seen: string
        favourites: string
      }
      noMatch: string
      find: string
      label: string
      visits_one: string
      visits_other: string
      last: string
      next: string
      notBookable: string
      again: string
      againOf: string
      removed: string
      undo: string
      coming: string
      past: string
      noneComing: string
      nonePast: string
      papers: string
      profile: string
      missing: string
      invoices: string
      noInvoices: string
    }
  }
  events: {
    routes: {
      userEvents: {
        title: string
        about: string
      }
      createEvent: {
        title: string
        about: string
      }
      updateEvent: {
        title: string
        about: string
      }
    }
    list: {
      title: string
      about: string
      create: string
      toNear: string
      tabs: {
        near: string
        going: string
        organised: string
        past: string
      }
      filters: string
      search: string
      kind: string
      anyKind: string
      sorts: {
        soonest: string
        nearest: string
      }
      aroundHome: string
      everywhere: string
      unknownPlace: string
      map: string
      label: string
      found_one: string
      found_other: string
      empty: {
        near: string
        going: string
        organised: string
        past: string
      }
      emptyHint: {
        near: string
        going: string
        organised: string
        past: string
      }
    }
    form: {
      createTitle: string
      createAbout: string
      updateTitle: string
      updateAbout: string
      what: string
      when: string
      where: string
      who: string
      title: string
      titleHint: string
      kind: string
      chooseKind: string
      forWhom: string
      description: string
      descriptionHint: string
      picture: string
      pictureHint: string
      starts: string
      ends: string
      onClock: string
      zone: string
      zoneHint: string
      placeName: string
      placeNameHint: string
      limit: string
      limitHint: string
      audience: string
      audiences: {
        members: string
        everyone: string
      }
      audienceHints: {
        members: string
        everyone: string
      }
      publish: string
      save: string
      leave: string
      created: string
      createdText: string
      saved: string
      savedText: string
      guestsAreTold_one: string
      guestsAreTold_other: string
      reload: string
      tooMany: string
      notYours: string
      over: string
      toEvent: string
      toOwn: string
    }
    noticeTexts: {
      eventChanged: string
      eventChanged_place: string
      eventChanged_both: string
      eventCancelled: string
      eventPlaceFree: string
    }
    noticeTitles: {
      eventChanged: string
      eventCancelled: string
      eventPlaceFree: string
    }
  }
  fhir: {
    out: {
      title: string
      about: string
      save: string
      failed: string
    }
    in: {
      title: string
      about: string
      choose: string
      unreadable: string
      failed: string
      found_one: string
      found_other: string
      known: string
      agree: string
      leave: string
      done_one: string
      done_other: string
      whose: string
      oneAlone: string
      born: string
      patient: string
      entries_one: string
      entries_other: string
      leftOut: {
        not_told_by_owners: string
        entered_in_error: string
        unreadable: string
        not_kept: string
        not_done: string
        refuted: string
        suspected: string
        no_longer: string
        ended: string
        on_hold: string
        planned: string
        not_final: string
        cancelled: string
        subpotent: string
        none_known: string
        unclear_status: string
        special_rules: string
        before_birth: string
        other_patient: string
        other_subject: string
        no_patient: string
      }
    }
  }
  intake: {
    title: string
    about: string
    complaint: string
    choose: string
    missingComplaint: string
    other: string
    noneToo: string
    none: string
    unit: string
    yes: string
    no: string
    save: string
    saved: string
    savedText: string
    change: string
    keep: string
    closed: string
    nothing: string
    told: {
      emergency: string
      urgent: string
      at: string
    }
    advice: {
      emergency: {
        title: string
        person: string
        pet: string
      }
      urgent: {
        title: string
        person: string
        pet: string
      }
      self: string
      call: string
      clinics: string
    }
    units: {
      mmhg: string
      times: string
    }
    questions: {
      signsNow: string
      petSignsNow: string
      since: string
      temperature: string
      infectionSigns: string
      headacheSigns: string
      chestSigns: string
      stomachSigns: string
      backSigns: string
      eyeSigns: string
      selfHarm: string
      systolic: string
      pressureSigns: string
      pregnant: string
      pregnancySigns: string
      poison: string
      eating: string
      times: string
      bloodSeen: string
      straining: string
      colic: string
      puffedUp: string
      weight: string
      medicines: string
      more: string
    }
    options: {
      signsNow: {
        chestPain: string
        breathing: string
        stroke: string
        bleeding: string
        collapse: string
        swelling: string
      }
      petSignsNow: {
        breathing: string
        bleeding: string
        collapse: string
        seizure: string
        bloated: string
        injury: string
        heat: string
      }
      since: {
        today: string
        days: string
        weeks: string
        months: string
      }
      infectionSigns: {
        stiffNeck: string
        rashStays: string
        confused: string
        blueLips: string
      }
      headacheSigns: {
        sudden: string
        afterBlow: string
        speech: string
        vision: string
      }
      chestSigns: {
        spreads: string
        sweating: string
        cannotSpeak: string
        coughsBlood: string
      }
      stomachSigns: {
        suddenPain: string
        blood: string
        black: string
        noFluids: string
      }
      backSigns: {
        numb: string
        bladder: string
        weakLegs: string
        afterFall: string
      }
      eyeSigns: {
        visionGone: string
        chemical: string
        pierced: string
        painful: string
      }
      selfHarm: {
        no: string
        thoughts: string
        plan: string
      }
      pressureSigns: {
        chestPain: string
        breathless: string
        vision: string
        weakness: string
      }
      pregnancySigns: {
        bleeding: string
        strongPain: string
        headacheVision: string
        movesLess: string
      }
      eating: {
        asUsual: string
        less: string
        nothing: string
      }
    }
    flags: {
      lifeSigns: string
      petLifeSigns: string
      sepsis: string
      highFever: string
      dangerousHeadache: string
      heart: string
      stomach: string
      dryingOut: string
      spine: string
      eye: string
      painfulEye: string
      selfHarmPlan: string
      selfHarmThoughts: string
      pressureCrisis: string
      highPressure: string
      preEclampsia: string
      pregnantWithPain: string
      pregnancyDanger: string
      babyMovesLess: string
      poisoned: string
      stoppedEating: string
      eatsNothing: string
      oftenSick: string
      bloodSeen: string
      blockedBladder: string
      colic: string
      puffedUp: string
    }
    media: {
      title: string
      about: string
      add: string
      hint: string
      takePhoto: string
      recordVideo: string
      full: string
      photo: string
      video: string
      shows: string
      describe: string
      described: string
      unplayable: string
      keep: string
      remove: {
        button: string
        title: string
        body: string
        confirm: string
      }
      before: {
        title: string
        how: string
        until: string
        remove: string
      }
      faults: {
        network: string
        account: string
        differs: string
        large: string
        unreadable: string
        shown: string
        kept: string
      }
    }
  }
  ledger: {
    noticeTexts: {
      accountsDiffer: string
      statementIssued: string
    }
    noticeTitles: {
      accountsDiffer: string
      statementIssued: string
    }
    tieOut: {
      title: string
      compare: string
      agree: string
      compared: string
      never: string
      differences: string
      kinds: {
        ledger_sum: string
        order_ledger: string
        payment_ledger: string
        payment_refunds: string
        refunds_due: string
        invoice_amount: string
        credit_notes: string
        credited_taxes: string
        invoice_gap: string
        coupons_unbilled: string
        provider_amount: string
        provider_orphan: string
        plan_benefits: string
        goodwill: string
      }
      accounts: {
        provider: string
        sellers: string
        fees: string
        refunds_due: string
        companies_unbilled: string
        companies_billed: string
        disputes: string
        losses: string
        plan_benefits: string
        goodwill: string
      }
      differ_one: string
      differ_other: string
    }
  }
  licences: {
    noticeTitles: {
      licenceExpires: string
    }
    noticeTexts: {
      licenceExpires: string
    }
    title: string
    number: string
    numberStays: string
    expiresOn: string
    expiresHint: string
    papers: string
    papersHint: string
    showPaper: string
    openPaper: string
    removePaper: string
    remove: string
    handIn: string
    renew: string
    handedIn: string
    taken: string
    renewalWaits: string
    waitsSince: string
    states: {
      verified: string
      unverified: string
      refused: string
      revoked: string
    }
    about: {
      verified: string
      unverified: string
      refused: string
      revoked: string
    }
  }
  lists: {
    routes: {
      awardList: {
        title: string
        about: string
      }
      skillList: {
        title: string
        about: string
      }
      allergyList: {
        title: string
        about: string
      }
    }
    add: string
    change: string
    save: string
    search: string
    show: string
    all: string
    shows: {
      active: string
      retired: string
    }
    none: string
    noneHint: string
    name: string
    nameHint: string
    aliases: string
    aliasesHint: string
    merged: string
    verbs: string
    used: {
      doctors: string
      records: string
    }
    nameTaken: string
    changedMeanwhile: string
    failed: string
    retire: string
    restore: string
    retireOf: string
    restoreOf: string
    retired: string
    retiredText: string
    restored: string
    restoredText: string
    merge: {
      open: string
      of: string
      title: string
      about_one: string
      about_other: string
      into: string
      nothing: string
      done: string
      doneText: string
      undo: string
      undoOf: string
      until: string
      undone: string
      undoneText: string
      undoFailed: string
    }
    file: {
      save: string
      failed: string
    }
    import: {
      open: string
      title: string
      about: string
      columns: string
      choose: string
      failed: string
      applied: string
      faulty: string
      nothing: string
      clean: string
      cleanText: string
      file: string
      lines: string
      added: string
      apply: string
      close: string
      changedMeanwhile: string
      changed: string
      unchanged: string
    }
    faults: {
      no_name_column: string
      unknown_column: string
      repeated_column: string
      missing: string
      too_long: string
      too_many_aliases: string
      formula: string
      lost_character: string
      not_yes_or_no: string
      unknown_id: string
      taken: string
      repeated: string
      too_few_cells: string
      too_many_cells: string
    }
  }
  lost: {
    routes: {
      lostAnimals: {
        title: string
        about: string
      }
    }
    list: {
      title: string
      about: string
      open: string
      emptyTitle: string
      emptyHint: string
    }
    alerts: {
      label: string
      hint: string
      needsPoint: string
      toNearby: string
      failed: string
    }
    open: {
      title: string
      about: string
      pet: string
      choosePet: string
      where: string
      when: string
      words: string
      wordsHint: string
      mark: string
      markHint: string
      send: string
      failed: string
      post: string
      postHint: string
    }
    states: {
      open: string
      found: string
    }
    found: {
      press: string
      title: string
      body: string
      confirm: string
      done: string
    }
    card: {
      lastSeen: string
      told: string
      mark: string
      page: string
      shareTitle: string
      map: string
      sighting: string
      toldCount_one: string
      toldCount_other: string
      walked: string
      walkedCells: string
    }
    poster: {
      language: string
      save: string
    }
    sightings: {
      write: string
      title: string
      none: string
      states: {
        held: string
        likely: string
        dismissed: string
      }
      judge: {
        likely: string
        dismissed: string
      }
      named: string
      notNamed: string
      contact: string
      messages: string
      mailed: string
    }
    noticeTitles: {
      animalLostNear: string
      lostAnimalSeen: string
      finderWrote: string
      chipRead: string
    }
    noticeTexts: {
      animalLostNear: string
      lostAnimalSeen: string
      finderWrote: string
      chipRead: string
    }
    chip: {
      title: string
      open: string
      about: string
      number: string
      numberHint: string
      invalid: string
      call: string
      told: string
      unknown: string
      failed: string
    }
  }
  'medicine-orders': {
    noticeTitles: {
      medicineRequested: string
      medicineOrderPaid: string
      medicineOrderEnded: string
      medicineQuoted: string
      medicineDeclined: string
      medicineExpired: string
      medicineStopped: string
      medicineOnHold: string
      medicineReleased: string
    }
    noticeTexts: {
      medicineRequested: string
      medicineOrderPaid: string
      medicineOrderEnded: string
      medicineQuoted: string
      medicineDeclined: string
      medicineExpired: string
      medicineStopped: string
      medicineOnHold: string
      medicineReleased: string
    }
    reason: string
    states: {
      requested: string
      quoted: string
      pending_payment: string
      paid: string
      accepted: string
      preparing: string
      dispatched: string
      delivered: string
      declined: string
      rejected: string
      cancelled: string
      expired: string
    }
    deliveries: {
      courier: string
      pickup: string
    }
    offers: {
      as_prescribed: string
      substitute: string
      unavailable: string
    }
    outcomes: {
      filled: string
      part: string
      substituted: string
      paused: string
      not_dispensed: string
    }
    line: {
      controlled: string
      offered: string
      given: string
      givenAmount: string
      expires: string
      left: string
      remaining: string
      due: string
    }
    facts: {
      subject: string
      recipient: string
      phone: string
      pharmacy: string
      doctor: string
      validUntil: string
      delivery: string
      address: string
      pickupAt: string
      note: string
      answerUntil: string
      number: string
    }
    own: {
      title: string
      agree: string
      pay: string
      decline: string
      declineAbout: string
      cancel: string
      cancelAbout: string
      medicines: string
      costs: string
      prescription: string
    }
    says: {
      requested: string
      quoted: string
      pending_payment: string
      paid: string
      accepted: string
      preparing: string
      dispatched: string
      delivered: string
      declined: string
      rejected: string
      cancelled: string
      expired: string
    }
    send: {
      open: string
      title: string
      search: string
      near: string
      openNow: string
      delivers: string
      none: string
      openUntil: string
      closed: string
      opensNext: string
      deliversFor: string
      tooFar: string
      pickupOnly: string
      choose: string
      chooseNamed: string
      other: string
      submit: string
      lines: string
      about: string
    }
    sent: {
      title: string
      none: string
    }
    quote: {
      title: string
      decline: string
      declineAbout: string
      waits: string
      patientDecides: string
      scan: string
      offers: string
      kindOf: string
      find: string
      product: string
      productOption: string
      choose: string
      packs: string
      price: string
      note: string
      noteToPatient: string
      hasPaper: string
      total: string
      withDelivery: string
      send: string
      again: string
      sent: string
      sentText: string
    }
    checks: {
      title: string
      clear: string
      over: string
      recent: string
      controlled: string
    }
    controlledFaults: {
      paper_needed: string
      pickup_only: string
      too_old: string
      no_more_refills: string
    }
    dispense: {
      open: string
      openRest: string
      title: string
      submit: string
      outcome: string
      packs: string
      amount: string
      restDue: string
      lot: string
      expires: string
      recentReason: string
      labels: string
    }
    refused: {
      prescriptionOver: string
      nothingToFill: string
      dueChanged: string
      moreThanDue: string
      pharmacyClosed: string
      outsideArea: string
      noDelivery: string
      requestOpen: string
      quoteChanged: string
      quoteOver: string
      nothingOffered: string
      controlled: string
      givenRecently: string
      linesOpen: string
      orderState: string
      outOfStock: string
      onHold: string
    }
    hold: {
      title: string
      text: string
    }
  }
  meeting: {
    routes: {
      userMeeting: {
        title: string
        about: string
      }
      doctorMeeting: {
        title: string
        about: string
      }
      doctorTestConnection: {
        title: string
        about: string
      }
    }
    devices: {
      preview: string
      noPicture: string
      level: string
      blur: string
      again: string
      unnamed: string
      kinds: {
        camera: string
        microphone: string
        speaker: string
      }
      replaced: {
        camera: string
        microphone: string
      }
      faults: {
        camera: {
          refused: string
          missing: string
          busy: string
          unplugged: string
          unknown: string
        }
        microphone: {
          refused: string
          missing: string
          busy: string
          unplugged: string
          unknown: string
        }
      }
      todo: {
        refused: string
        missing: string
        busy: string
        unplugged: string
        unknown: string
      }
    }
    test: {
      before: string
      private: string
      start: string
      anew: string
      list: string
      asking: string
      looking: string
      speak: string
      turnOn: string
      checks: {
        camera: string
        microphone: string
        speaker: string
        path: string
        hub: string
      }
      outcomes: {
        clear: string
        warning: string
        unchecked: string
      }
      camera: {
        works: string
        off: string
      }
      microphone: {
        heard: string
        silent: string
        off: string
        unmeasured: string
      }
      speaker: {
        before: string
        question: string
        play: string
        again: string
        yes: string
        no: string
        unsure: string
        heard: string
        unheard: string
        skipped: string
        unplayed: string
      }
      path: {
        direct: string
        relayed: string
        none: string
        unchecked: string
      }
      relay: {
        works: string
        fails: string
        notConfigured: string
        unchecked: string
      }
      hub: {
        fast: string
        slow: string
        lost: string
        visitor: string
      }
      summary: {
        clear: string
        warning: string
        unchecked: string
      }
      kept: {
        patient: string
        doctor: string
      }
      notKept: string
      saveFailed: string
      last: {
        title: string
        at: string
      }
    }
    breath: {
      title: string
      about: string
      start: string
      breath: string
      counted: string
      left: string
      result: string
      none: string
      again: string
      stop: string
    }
    call: {
      title: string
      pictureOf: string
      screenOf: string
      connecting: string
      cameraIsOff: string
      ownCameraIsOff: string
      isMuted: string
      quality: {
        good: string
        fair: string
        poor: string
      }
      screenFailed: string
      controls: string
      mute: string
      unmute: string
      cameraOff: string
      cameraOn: string
      shareScreen: string
      stopScreen: string
      showCaptions: string
      hideCaptions: string
      caption: string
      smallPicture: string
      fullScreen: string
      devices: string
      leave: string
      notReached: string
      interrupted: string
      nobodyHears: string
      playSound: string
      soundBlocked: string
      alone: string
      joining: string
      screenFailedText: string
    }
    messages: {
      title: string
      none: string
      empty: string
      failed: string
      label: string
      asCaption: string
      send: string
    }
    consent: {
      title: string
      changed: string
      failed: string
      read: string
      missing: string
      agree: string
    }
    ready: {
      title: string
      quiet: string
      medicines: string
      values: string
      questions: string
      animal: string
    }
    room: {
      title: string
      missing: string
      toList: string
      keepOpen: string
      preview: string
      notRecorded: string
      sayReady: string
      devicesAsked: string
      checkInFailed: string
      openDevices: string
      ready: string
      opens: string
      opensByItself: string
      test: string
      startFailed: string
      start: string
      width: string
      late_one: string
      late_other: string
      ahead_zero: string
      ahead_one: string
      ahead_other: string
      breaths: string
    }
    over: {
      summary: string
      toVisit: string
    }
    closed: {
      over: {
        title: string
        text: string
      }
      not_booked: {
        title: string
        text: string
      }
      not_by_video: {
        title: string
        text: string
      }
    }
    rejoin: {
      title: string
      text: string
      join: string
      elsewhere: string
      elsewhereText: string
      here: string
      full: string
    }
    end: {
      title: string
      body: string
      confirm: string
      keep: string
      failed: string
    }
    standing: {
      here: string
      notHere: string
      early: string
      goesOn: string
      title: string
      consent: string
      notYet: string
      test: string
      noTest: string
      clear: string
      warned: string
      checks: {
        camera: string
        microphone: string
        speaker: string
        path: string
        hub: string
      }
    }
    beside: {
      label: string
      visit: string
      messages: string
      summary: string
      record: string
    }
    live: {
      text: string
      back: string
    }
    delay: {
      label: string
      onTime: string
      failed: string
      minutes_one: string
      minutes_other: string
    }
    join: string
    toWaitingRoom: string
    guests: {
      guest: string
      door: string
      seen: string
      noRecord: string
      notRecorded: string
      name: string
      nameHint: string
      nameMissing: string
      ask: string
      askFailed: string
      until: string
      asked: string
      soon: string
      keepOpen: string
      takeBack: string
      notReached: string
      again: string
      linkFailed: string
      home: string
      ends: {
        link: {
          title: string
          text: string
        }
        over: {
          title: string
          text: string
        }
        refused: {
          title: string
          text: string
        }
        removed: {
          title: string
          text: string
        }
        left: {
          title: string
          text: string
        }
      }
      invite: string
      inviteAbout_one: string
      inviteAbout_other: string
      inviteFailed: string
      link: string
      shareTitle: string
      asks: string
      asksDoctor: string
      isGuest: string
      admit: string
      refuse: string
      remove: string
      removeOf: string
      removeTitle: string
      removeBody: string
      full: string
      notDecided: string
    }
  }
  merges: {
    routes: {
      mergeAccounts: {
        title: string
        about: string
      }
    }
    verb: string
    which: string
    whichHint: string
    search: string
    none: string
    noneHint: string
    registered: string
    sameBirthDate: string
    keeps: string
    closes: string
    swap: string
    figures: string
    nothing: string
    moved: {
      pets: string
      visits: string
      orders: string
      prescriptions: string
      certificates: string
      entries: string
      conversations: string
      posts: string
      others: string
    }
    once: {
      title: string
      about: string
      kinds: {
        cart: string
        favourites: string
        follows: string
        likes: string
        reviews: string
        settings: string
        others: string
      }
    }
    obstaclesTitle: string
    obstacles: {
      plans: string
      visits: string
      others: string
    }
    reason: string
    submit: string
    ask: string
    askBody: string
    done: string
    doneText: string
    refused: {
      merge_obstacle: string
      merge_of_itself: string
      merge_of_gone: string
    }
    patients: string
    fromList: string
  }
  moderation: {
    routes: {
      moderationQueue: {
        title: string
        about: string
      }
    }
    tabs: {
      open: string
      all: string
    }
    subjects: {
      post: string
      comment: string
      member: string
      productReview: string
    }
    states: {
      open: string
      dismissed: string
      warned: string
      hidden: string
      suspended: string
      appealed: string
      upheld: string
      lifted: string
    }
    verbs: {
      dismiss: string
      warn: string
      hide: string
      suspend: string
      uphold: string
      lift: string
    }
    ask: {
      dismiss: string
      warn: string
      hide: string
      suspend: string
      uphold: string
      lift: string
    }
    decided: string
    decidedBy: string
    reason: string
    reasonHint: string
    until: string
    appeal: string
    another: string
    asReported: string
    picture: string
    missing: string
    back: string
    none: string
    noneText: string
    done: string
    told: string
    notDone: string
    refusals: {
      case_decided: string
      same_administrator: string
    }
    reports_one: string
    reports_other: string
    pictures_one: string
    pictures_other: string
  }
  nearby: {
    routes: {
      petsNearby: {
        title: string
        about: string
      }
    }
    list: {
      title: string
      about: string
      share: string
      filters: string
      species: string
      anySpecies: string
      label: string
      map: string
      around: string
      own: string
      of: string
      away: string
      here: string
      whereTitle: string
      whereHint: string
      emptyTitle: string
      emptyHint: string
      found_one: string
      found_other: string
      years_one: string
      years_other: string
    }
    share: {
      title: string
      about: string
      where: string
      mapLabel: string
      useDevice: string
      deviceRefused: string
      kept: string
      remark: string
      noPets: string
      save: string
      saved: string
      savedText: string
      savedNone: string
      failed: string
      tooOften: string
    }
  }
  notices: {
    routes: {
      notifications: {
        title: string
        about: string
      }
    }
    bell: string
    bellUnread_one: string
    bellUnread_other: string
    all: string
    markAllRead: string
    markRead: string
    unread: string
    none: string
    retry: string
    show: string
    showAll: string
    showUnread: string
    waiting_one: string
    waiting_other: string
    waiting_zero: string
    emptyTitle: string
    emptyText: string
    unknown: string
    choices: {
      title: string
      about: string
      inApp: string
      email: string
      kind: string
      never: string
      choiceLabel: string
      push: string
    }
    quiet: {
      title: string
      about: string
      on: string
      from: string
      to: string
      zone: string
      save: string
      saved: string
    }
    push: {
      title: string
      about: string
      turnOn: string
      turnedOn: string
      unsupported: string
      homeScreen: string
      denied: string
      failed: string
      none: string
      list: string
      since: string
      test: string
      testLabel: string
      tested: string
      remove: string
      removeLabel: string
      removed: string
    }
    today: string
    yesterday: string
  }
  observations: {
    routes: {
      observationRanges: {
        title: string
        about: string
      }
    }
    kinds: {
      weight: string
      height: string
      head_circumference: string
      temperature: string
      heart_rate: string
      respiratory_rate: string
      blood_pressure: string
      oxygen_saturation: string
      blood_glucose: string
      body_condition: string
    }
    measurers: {
      doctor: string
      owner: string
      carer: string
      device: string
    }
    verdicts: {
      below: string
      within: string
      above: string
    }
    trend: {
      more: string
      less: string
      same: string
    }
    course: {
      gained: string
      lost: string
      moved: string
    }
    growth: string
    range: {
      usual: string
      source: string
      between: string
      upTo: string
      atLeast: string
    }
    chart: {
      band: string
      centiles: string
      thinned_one: string
      thinned_other: string
    }
    systolic: string
    diastolic: string
    add: string
    save: string
    added: string
    addedText: string
    empty: string
    emptyHint: string
    one: string
    measuredBy: string
    fields: {
      kind: string
      value: string
      at: string
      measurer: string
      verdict: string
      reason: string
    }
    correct: string
    corrected: string
    correctedText: string
    withdraw: string
    withdrawn: string
    withdrawAsk: string
    withdrawBody: string
    editions: string
    acts: {
      write: string
      correct: string
      withdraw: string
    }
    closedAccount: string
    ranges: {
      about: string
      add: string
      change: string
      remove: string
      removeAsk: string
      removeBody: string
      empty: string
      ofWhom: string
      person: string
      age: string
      allAges: string
      from: string
      fromTo: string
      usual: string
      act: string
      fromMonths: string
      toMonths: string
      low: string
      high: string
      secondLow: string
      secondHigh: string
      sourceHint: string
      allKinds: string
      everybody: string
    }
    refusals: {
      observation_not_author: string
      observation_changed: string
      observation_withdrawn: string
      observation_range_overlaps: string
      observation_range_changed: string
      record_closed: string
      record_read_only: string
      missing_pet_right: string
      not_found: string
    }
  }
  office: {
    routes: {
      officeJobs: {
        title: string
        about: string
      }
      officeSettings: {
        title: string
        about: string
      }
    }
    jobs: {
      title: string
      about: string
      search: string
      all: string
      none: string
      job: string
      state: string
      states: {
        waiting: string
        running: string
        failing: string
        paused: string
      }
      last: string
      took: string
      lastFailure: string
      failures: string
      next: string
      every: string
      dueNow: string
      never: string
      name: string
      pausedBy: string
      reason: string
      runs: string
      noRuns: string
      outcomes: {
        done: string
        failed: string
        overdue: string
        lost: string
      }
      stillRuns: string
      verbs: {
        run: string
        pause: string
        resume: string
      }
      named: {
        run: string
        pause: string
        resume: string
      }
      pause: {
        title: string
        text: string
      }
      done: {
        run: string
        pause: string
        resume: string
      }
      refused: {
        job_running: string
        job_paused: string
        job_state: string
      }
      names: {
        account_reviewPhones: string
        account_sweep: string
        admin_countRevenue: string
        admin_operations: string
        advertisements_forgetTokens: string
        audit_forgetTraces: string
        audit_months: string
        audit_seal: string
        autoships_charge: string
        autoships_run: string
        booking_expireHolds: string
        booking_passOffersOn: string
        booking_remindFollowUps: string
        booking_sendReminders: string
        care_sendReminders: string
        care_tellVaccinations: string
        carers_sweep: string
        events_freePlaces: string
        files_forgetTickets: string
        files_removeUnfinished: string
        files_removeUnshown: string
        goods_expire: string
        hub_delete_expired_tickets: string
        hub_delete_old_events: string
        idempotency_forget: string
        jobs_forgetRuns: string
        ledger_statements: string
        ledger_tieOut: string
        licences_remind: string
        lost_alert: string
        medicineOrders_expire: string
        medicineOrders_stop: string
        meeting_endConnections: string
        notices_forgetDeliveries: string
        notices_sendHeld: string
        outbox_email: string
        outbox_push: string
        outbox_sms: string
        payments_forget: string
        payments_orphans: string
        payments_reconcile: string
        payments_refunds: string
        pharmacy_forgetImports: string
        plans_renew: string
        prescriptions_expire: string
        prescriptions_remindRefills: string
        privacy_after: string
        privacy_copies: string
        privacy_erase: string
        privacy_remind: string
        privacy_removeCopies: string
        shop_backInStock: string
        staff_sweep: string
        stock_endLots: string
        support_requests: string
        trackers_countDays: string
        trackers_months: string
        trackers_tellLate: string
      }
    }
    settings: {
      title: string
      about: string
      areas: {
        money: string
        office: string
        people: string
      }
      names: {
        refundAlone: string
        refundHours: string
        regretMinutes: string
        claimMinutes: string
        offerMinutes: string
        closedAfterDays: string
        copyDays: string
        traceKeptDays: string
      }
      abouts: {
        refundAlone: string
        refundHours: string
        regretMinutes: string
        claimMinutes: string
        offerMinutes: string
        closedAfterDays: string
        copyDays: string
        traceKeptDays: string
      }
      units: {
        currencyUnits: string
        minutes: string
        hours: string
        days: string
      }
      currencyUnits: string
      usually: string
      bounds: string
      fromTo: string
      verbs: {
        change: string
        putBack: string
        history: string
      }
      named: {
        change: string
        putBack: string
        history: string
      }
      save: string
      reason: string
      reasonHint: string
      done: string
      changed: string
      never: string
      wasPutBack: string
    }
  }
  orders: {
    routes: {
      userOrders: {
        title: string
        about: string
      }
      userPendingOrders: {
        title: string
        about: string
      }
      pendingOrders: {
        title: string
        about: string
      }
      pendingPaymentOrder: {
        title: string
        about: string
      }
      completedOrderDetails: {
        title: string
        about: string
      }
      doctorOrderDetails: {
        title: string
        about: string
      }
      userOrdersDetails: {
        title: string
        about: string
      }
      userShopingOrderDetails: {
        title: string
        about: string
      }
      doctorsCompletedOrder: {
        title: string
        about: string
      }
      doctorsPendingOrderDetails: {
        title: string
        about: string
      }
      doctorsInvoices: {
        title: string
        about: string
      }
    }
    totals: {
      title: string
      line: string
      correction: string
      coupon: string
      discount: string
      total: string
      refunded: string
      delivery: string
      tax: string
      taxIncluded: string
      covered: string
      goodwill: string
    }
    coupon: {
      label: string
      apply: string
      remove: string
      removeCode: string
      saves: string
      missing: string
      refused: {
        coupon_unknown: string
        coupon_not_active: string
        coupon_not_started: string
        coupon_ended: string
        coupon_not_for_this: string
        coupon_other_currency: string
        coupon_minimum_not_met: string
        coupon_used_up: string
        coupon_used_by_you: string
        coupon_no_discount: string
        payment_under_way: string
        order_not_payable: string
        hold_expired: string
        offline: string
        network: string
        other: string
        coupon_code_used: string
        not_combinable: string
      }
    }
    invoice: {
      title: string
      from: string
      to: string
      print: string
      creditNotes: string
      none: string
      issued: string
      paidOn: string
      service: string
      orderNumber: string
      paid: string
      paidBack: string
      partlyPaidBack: string
    }
    confirmed: {
      booked: string
      bookedAbout: string
      bookedFreeAbout: string
      completed: string
      completedAbout: string
      completedFreeAbout: string
      missed: string
      missedAbout: string
      missedFreeAbout: string
      unpaid: string
      unpaidAbout: string
      pay: string
      returned: string
      returnedAbout: string
      partlyReturned: string
      partlyReturnedAbout: string
      ended: string
      endedAbout: string
      order: string
      seeVisit: string
      next: string
      nextCalendar: string
      nextCheckIn: string
      nextClinic: string
      nextChange: string
      visit: string
      nextFree: string
      nextHalf: string
      active: string
      activeAbout: string
      activeFreeAbout: string
      bookedIncludedAbout: string
    }
    failed: {
      title: string
      about: string
      held: string
      again: string
      another: string
      once: string
      open: string
      openAbout: string
      paid: string
      paidAbout: string
      free: string
      freeAbout: string
      seeConfirmation: string
      over: string
      overAbout: string
      find: string
    }
    creditNote: {
      title: string
      print: string
      invoice: string
    }
    paymentStates: {
      unpaid: string
      paying: string
      failed: string
      paid: string
      partly_refunded: string
      refunded: string
      voided: string
    }
    events: {
      placed: string
      quoted: string
      agreed: string
      declined: string
      couponApplied: string
      couponRemoved: string
      paymentFailed: string
      paid: string
      completed: string
      missed: string
      refunded: string
      refundArrived: string
      cancelled: string
      expired: string
      paidLate: string
      accepted: string
      rejected: string
      prepared: string
      dispatched: string
      delivered: string
      goodwill: string
    }
    by: {
      buyer: string
      seller: string
      admin: string
      platform: string
      pharmacy: string
    }
    details: {
      money: string
      visit: string
      toVisit: string
      with: string
      lastCard: string
      invoice: string
      see: string
    }
    says: {
      held: string
      holdOver: string
      confirmed: string
      partlyBack: string
      allBack: string
      missed: string
      ended: string
    }
    practice: {
      about: string
      search: string
      tabs: {
        finished: string
        open: string
      }
      empty: {
        finished: string
        open: string
      }
      anyPayment: string
      from: string
      to: string
      state: string
      placed: string
      file: string
    }
    papers: {
      title: string
      about: string
      search: string
      show: string
      all: string
      shown: {
        paid: string
        partly_refunded: string
        refunded: string
        credit_note: string
      }
      kinds: {
        invoice: string
        credit_note: string
      }
      number: string
      kind: string
      buyer: string
      amount: string
      currency: string
      payment: string
      from: string
      to: string
      file: string
      empty: string
      emptyHint: string
      sums: string
      count: string
      invoiced: string
      credited: string
      net: string
      open: string
      toOrder: string
      noRight: string
      covered: string
      coveredBeside: string
    }
    earnings: {
      title: string
      period: string
      periods: {
        week: string
        month: string
        year: string
      }
      earlier: string
      later: string
      month: string
      cameIn: string
      cameInNote: string
      givenBack: string
      givenBackNote: string
      net: string
      netNote: string
      ahead: string
      aheadNote: string
      counted: string
      charts: {
        net: string
        givenBack: string
      }
    }
    claim: {
      name: string
      papers: string
      title: string
      print: string
      none: string
      animal: string
      pet: string
      species: string
      breed: string
      born: string
      microchip: string
      treatment: string
      doctor: string
      speciality: string
      licence: string
      diagnosis: string
      treatments: string
    }
    taxes: {
      title: string
      item: string
      rate: string
      net: string
      tax: string
      gross: string
      sum: string
    }
  }
  papers: {
    routes: {
      prescriptionSetting: {
        title: string
        about: string
      }
    }
    preview: {
      title: string
      open: string
      coming: string
      failed: string
      about: string
    }
    download: {
      pdf: string
      failed: string
    }
    letterhead: {
      head: string
      foot: string
      logo: string
      logoHint: string
      heading: string
      headingHint: string
      lines: string
      linesHint: string
      footer: string
      footerHint: string
      signature: string
      save: string
      saved: string
      savedText: string
      changed: string
      doctorOnly: string
    }
  }
  payments: {
    pay: string
    processing: string
    nothingToPay: string
    confirmFree: string
    assurance: string
    card: {
      title: string
      number: {
        label: string
        required: string
        invalid: string
      }
      expiry: {
        label: string
        sample: string
        required: string
        invalid: string
      }
      cvc: {
        label: string
        required: string
        invalid: string
      }
    }
    testCards: {
      title: string
      about: string
      use: string
      useNumber: string
      succeeds: string
      declined: string
      insufficientFunds: string
      expired: string
      authenticate: string
      authenticateDeclined: string
      declinedLater: string
    }
    challenge: {
      title: string
      about: string
      accept: string
      refuse: string
    }
    failed: {
      title: string
      again: string
    }
    declined: {
      card_declined: string
      insufficient_funds: string
      lost_card: string
      stolen_card: string
      expired_card: string
      incorrect_cvc: string
      incorrect_number: string
      invalid_expiry_month: string
      invalid_expiry_year: string
      processing_error: string
      test_mode_live_card: string
      payment_intent_authentication_failure: string
      authentication_required: string
    }
    faults: {
      hold_expired: string
      order_not_payable: string
      payment_closed: string
      payment_provider_unavailable: string
      coupon_changed: string
      offline: string
      network: string
      other: string
      amount_too_small: string
    }
    noticeTexts: {
      paymentReturned: string
    }
    noticeTitles: {
      paymentReturned: string
    }
    cards: {
      title: string
      about: string
      none: string
      ending: string
      until: string
      expired: string
      charged: string
      charge: string
      chargeNamed: string
      remove: string
      removeNamed: string
      removeAsk: string
      removeBody: string
      add: string
      save: string
      saved: string
      challenge: string
      accept: string
      refuse: string
      tooMany: string
    }
  }
  people: {
    profile: {
      you: string
      name: string
      email: string
      noEmail: string
      birthDate: string
      sex: string
      bloodGroup: string
      notSaid: string
      height: string
      heightHint: string
      weight: string
      body: string
      bodyAbout: string
      address: string
      addAddress: string
      removeAddress: string
      emergency: string
      addEmergency: string
      removeEmergency: string
      relationship: string
      phone: string
      sexes: {
        female: string
        male: string
        other: string
      }
    }
    pets: {
      title: string
      add: string
      addTitle: string
      emptyTitle: string
      emptyBody: string
      edit: string
      editLabel: string
      back: string
      archive: string
      archiveLabel: string
      archived: string
      undo: string
      showArchived: string
      hideArchived: string
      archivedTitle: string
      noArchived: string
      restore: string
      restoreLabel: string
      saved: string
      save: string
      isArchived: string
      name: string
      species: string
      choose: string
      breed: string
      sex: string
      neutered: string
      birthDate: string
      yes: string
      no: string
      notKnown: string
      sexes: {
        female: string
        male: string
        unknown: string
      }
      microchip: string
      microchipHint: string
      microchipCount_one: string
      microchipCount_other: string
      microchipGood: string
      microchipBad: string
      weights: string
      weightsNone: string
      addWeight: string
      weightDate: string
      weightIn: string
      removeWeight: string
      weightLine: string
      weightCourse: string
      vaccinations: string
      due: string
      overdue: string
      born: string
      tooMany: string
      inTheRecord: string
      toRecord: string
    }
    picture: {
      own: string
      ownHint: string
      pet: string
      petHint: string
      changed: string
      removed: string
      restored: string
      tooMany: string
    }
  }
  pharmacy: {
    routes: {
      pharmaDashboard: {
        title: string
        about: string
      }
      newOrderRequest: {
        title: string
        about: string
      }
      pharmaOrders: {
        title: string
        about: string
      }
      pharmaOrderDetails: {
        title: string
        about: string
      }
      pOrderDetails: {
        title: string
        about: string
      }
      pharmaInvoices: {
        title: string
        about: string
      }
      pharmaProfile: {
        title: string
        about: string
      }
    }
    steps: {
      accept: string
      prepare: string
      dispatch: string
      deliver: string
    }
    tabs: {
      board: string
      new: string
      working: string
      sent: string
      finished: string
    }
    kinds: {
      medicine: string
      shop: string
    }
    columns: {
      number: string
      kind: string
      buyer: string
      goods: string
      placed: string
      total: string
      state: string
      next: string
    }
    orders: {
      about: string
      keyHint: string
      none: {
        new: string
        working: string
        sent: string
        finished: string
      }
      search: string
      allKinds: string
      stepOf: string
      stepFailed: string
      slip: string
      invoice: string
      reject: string
      rejectAbout: string
      pack: string
      units: string
      lot: string
    }
    requests: {
      about: string
      all: string
      none: string
      noneHint: string
    }
    desk: {
      about: string
      toRequests: string
      requests: string
      noRequests: string
      quoted: string
      quotedNote: string
      toMake: string
      onTheWay: string
      today: string
      ordersToday: string
      sales: string
      byState: string
      low: string
      lowNone: string
      expiring: string
      expiringNone: string
      all: string
    }
    invoices: {
      about: string
    }
    audiences: {
      people: string
      pets: string
      both: string
    }
    shows: {
      low: string
      out: string
      expiring: string
      hidden: string
    }
    catalogue: {
      add: string
      change: string
      file: string
      fileFailed: string
      name: string
      sku: string
      skuTaken: string
      description: string
      category: string
      allCategories: string
      audience: string
      price: string
      stock: string
      units: string
      lowStock: string
      expires: string
      hidden: string
      hide: string
      prescriptionOnly: string
      search: string
      show: string
      all: string
      none: string
      noneHint: string
    }
    import: {
      open: string
      title: string
      about: string
      columns: string
      choose: string
      sending: string
      failed: string
      heads: string
      head: {
        missing: string
        unknown: string
        repeated: string
      }
      applied: string
      faulty: string
      nothing: string
      clean: string
      cleanText: string
      file: string
      lines: string
      added: string
      changed: string
      apply: string
      other: string
      close: string
    }
    lineFaults: {
      missing: string
      too_long: string
      formula: string
      lost_character: string
      unknown_category: string
      unknown_audience: string
      not_yes_or_no: string
      not_a_price: string
      not_a_count: string
      not_a_day: string
      lot_without_stock: string
      stock_without_lot: string
      repeated: string
      too_few_cells: string
      too_many_cells: string
    }
    profile: {
      tabs: {
        details: string
        licence: string
        hours: string
        delivery: string
        catalogue: string
      }
      save: string
      saved: string
      savedText: string
      name: string
      licence: string
      zone: string
      about: string
      position: string
      noPosition: string
      findPosition: string
      takePosition: string
      week: string
      closed: string
      addHours: string
      addHoursTo: string
      removeHours: string
      from: string
      to: string
      closedDays: string
      closedOn: string
      addDay: string
      removeDay: string
      delivers: string
      within: string
      withinHint: string
      fee: string
      freeFrom: string
      freeFromHint: string
      postcodes: string
      postcodesHint: string
    }
    lots: {
      title: string
      of: string
      none: string
      unnamed: string
      recalled: string
      reserved: string
      add: string
      correct: string
      correctOne: string
      correctTitle: string
      number: string
      quantity: string
      reason: string
      reasonHint: string
      history: string
      came: string
      went: string
      refused: {
        taken: string
        changed: string
        reserved: string
      }
    }
  }
  plans: {
    routes: {
      subscriptionManagement: {
        title: string
        about: string
      }
    }
    own: {
      choose: string
      chooseAbout: string
      others: string
      othersAbout: string
      none: string
      noneHint: string
      take: string
      switch: string
      goesOn: string
      endAsk: string
      endBody: string
      endNow: string
      end: string
      goOn: string
      endsOn: string
      renewsOn: string
      until: string
      visitsLeft: string
      leftOf: string
      next: string
      pay: string
      periods: string
      paid: string
      unpaid: string
      upgrade: string
      upgradeTo: string
      upgradePay: string
      upgradeNow: string
      upgradeDays: string
      upgradeThen: string
      upgradeAbout: string
    }
    subscriptionStates: {
      pending: string
      active: string
      past_due: string
      cancelled: string
    }
    versionStates: {
      draft: string
      published: string
      retired: string
    }
    refused: {
      subscription_exists: string
      no_subscription: string
      subscription_state: string
      plan_not_sold: string
      plan_state: string
      stale_version: string
      price_changed: string
      no_upgrade: string
    }
    form: {
      new: string
      change: string
      save: string
      saved: string
      about: string
      price: string
      period: string
      periods: {
        month: string
        year: string
      }
      visits: string
      visitsHint: string
      audience: string
      freeDelivery: string
      name: string
      text: string
    }
    office: {
      empty: string
      emptyHint: string
      version: string
      publish: string
      change: string
      next: string
      retire: string
      publishAsk: string
      retireAsk: string
      publishDone: string
      retireDone: string
      publishBody_one: string
      publishBody_other: string
      retireBody_one: string
      retireBody_other: string
      subscribers_one: string
      subscribers_other: string
      have_one: string
      have_other: string
    }
    noticeTexts: {
      subscriptionStarted: string
      subscriptionDue: string
      subscriptionReminder: string
      subscriptionEnded: string
      subscriptionCardFailed: string
      subscriptionUpgraded: string
    }
    noticeTitles: {
      subscriptionStarted: string
      subscriptionDue: string
      subscriptionReminder: string
      subscriptionEnded: string
      subscriptionCardFailed: string
      subscriptionUpgraded: string
    }
    rehearsal: {
      before: string
      after: string
      notSold: string
      keep: string
      chosen: string
      unpaid: string
    }
  }
  prescriptions: {
    routes: {
      userPrescription: {
        title: string
        about: string
      }
      userPrescriptionDetails: {
        title: string
        about: string
      }
      doctorPrescription: {
        title: string
        about: string
      }
      doctorPrescriptionDetails: {
        title: string
        about: string
      }
      downloadPrescription: {
        title: string
        about: string
      }
    }
    states: {
      draft: string
      issued: string
      dispensed: string
      superseded: string
      cancelled: string
      expired: string
      on_hold: string
    }
    columns: {
      medicines: string
      subject: string
      state: string
      doctor: string
      issued: string
      changed: string
      validUntil: string
    }
    list: {
      search: string
      all: string
      empty: string
      noMedicine: string
    }
    own: {
      title: string
      all: string
      none: string
      about: string
      emptyHint: string
    }
    written: {
      about: string
      emptyHint: string
    }
    start: {
      open: string
      title: string
      about: string
      visit: string
      submit: string
      none: string
    }
    facts: {
      diagnosis: string
      advice: string
      followUp: string
      code: string
    }
    draft: {
      title: string
      save: string
      saved: string
      savedText: string
      addLine: string
      language: string
      languageHint: string
      discard: string
      discardTitle: string
      discardText: string
    }
    line: {
      of: string
      remove: string
      name: string
      strength: string
      strengthHint: string
      form: string
      route: string
      dose: string
      doseUnit: string
      frequency: string
      days: string
      quantity: string
      quantityHint: string
      quantityOwn: string
      refills: string
      refillsHint: string
      asNeeded: string
      note: string
    }
    templates: {
      label: string
      use: string
      remove: string
      keep: string
      keepTitle: string
      name: string
    }
    checks: {
      title: string
      about: string
      clear: string
      noInteraction: string
      coverage: string
      saveFirst: string
      kinds: {
        allergy: string
        duplicate: string
        interaction: string
        species: string
        household: string
        maximum_dose: string
      }
      warning: string
      unknown: string
      reasonWas: string
      source: string
      reasons: {
        nothing_found: string
        does_not_apply: string
        allergy_to_substance: string
        allergy_to_class: string
        allergy_to_related_class: string
        allergy_not_understood: string
        same_substance: string
        same_class: string
        same_name: string
        pair: string
        other_medicine_not_in_formulary: string
        toxic_for_species: string
        not_for_species: string
        mdr1: string
        breed_unknown: string
        species_unknown: string
        lives_with: string
        above_maximum: string
        no_weight: string
        weight_too_old: string
        no_dose: string
        no_maximum_known: string
        not_in_formulary: string
      }
    }
    issue: {
      open: string
      title: string
      reason: string
      reasonHint: string
      about: string
      password: string
      submit: string
      done: string
      doneText: string
    }
    issued: {
      medicines: string
      checks: string
      cancelledBecause: string
      quantity: string
      remaining: string
      left_one: string
      left_other: string
      supply_one: string
      supply_other: string
      filledBy: string
      check: string
      paper: string
      replace: string
      notReplaced: string
      visit: string
    }
    cancel: {
      open: string
      title: string
      about: string
      reason: string
      submit: string
      keep: string
    }
    refill: {
      how: string
      soon: string
      howText: string
      expired: string
      dispensed: string
      needsVisit: string
      visit: string
      weight: string
      weightText: string
    }
    visit: {
      title: string
      none: string
      prescribe: string
      notStarted: string
    }
    refused: {
      state: string
      changed: string
      checks: string
      nothing: string
      tooMany: string
      visit: string
      onHold: string
      noConflict: string
      conflictsChanged: string
    }
    noticeTitles: {
      prescriptionIssued: string
      prescriptionCancelled: string
      prescriptionFilled: string
      prescriptionExpired: string
      prescriptionRecheck: string
      prescriptionRefill: string
      prescriptionOnHold: string
      prescriptionKept: string
      prescriptionStopped: string
    }
    noticeTexts: {
      prescriptionIssued: string
      prescriptionCancelled: string
      prescriptionFilled: string
      prescriptionExpired: string
      prescriptionRecheck: string
      prescriptionRefill: string
      prescriptionOnHold: string
      prescriptionKept: string
      prescriptionStopped: string
    }
    search: {
      label: string
      hint: string
      for: string
      none: string
    }
    byWeight: {
      usual: string
      none: string
      old: string
      dose: string
      tooLittle: string
      use: string
      mostOfDay: string
      mostOfDayByWeight: string
    }
    alarm: {
      has: {
        you: {
          mild: string
          moderate: string
          severe: string
          unknown: string
        }
        them: {
          mild: string
          moderate: string
          severe: string
          unknown: string
        }
      }
      and: string
      is: {
        class: {
          penicillins: string
          cephalosporins: string
          sulfonamides: string
          macrolides: string
          tetracyclines: string
          fluoroquinolones: string
          aminoglycosides: string
          nsaids: string
          opioids: string
          benzodiazepines: string
          statins: string
          ace_inhibitors: string
          corticosteroids: string
        }
        sameClass: string
        substance: string
        related: string
      }
      taken: {
        you: {
          same: string
          sameClass: string
          pair: string
        }
        them: {
          same: string
          sameClass: string
          pair: string
        }
      }
      poison: string
      notForSpecies: string
      breed: string
      household: string
      dose: string
      other: string
      do: {
        take: string
        give: string
        emergency: string
        emergencyVet: string
      }
      held: string
      open: string
      adviceHeld: string
      stopped: string
      stoppedGive: string
      kept: string
      allergyAlone: string
    }
    decide: {
      task: string
      title: string
      about: string
      keep: {
        open: string
        about: string
      }
      stop: {
        open: string
        about: string
      }
      reason: string
      done: {
        keep: string
        stop: string
      }
      doneText: string
    }
  }
  privacy: {
    routes: {
      yourData: {
        title: string
        about: string
      }
    }
    copy: {
      title: string
      about: string
      making: string
      leave: string
      failed: string
      ready: string
      until: string
      fetch: string
      ask: string
      again: string
    }
    erasure: {
      title: string
      about: string
      ask: string
      dialog: string
      dialogText: string
      word: string
      type: string
      typed: string
      password: string
      noPassword: string
      confirm: string
      keepOn: string
      coolingTitle: string
      cooling: string
      deferred: string
      until: string
      keep: string
      kept: string
      keptText: string
      runningTitle: string
      running: string
    }
    goes: {
      title: string
      account: string
      record: string
      community: string
      profile: string
      chat: string
      pets: string
      passing: string
    }
    stays: {
      title: string
      tax: string
      treatment: string
      issued: string
      case: string
      proof: string
    }
    holds: {
      title: string
      first: string
      inTheWay: string
      visit: string
      order: string
      refund: string
      dispute: string
      sale: string
      event: string
      how: {
        visit: string
        order: string
        refund: string
        dispute: string
        sale: string
        event: string
      }
    }
    refused: {
      erasure_held: string
      sign_in_again: string
      too_many_requests: string
      copy_not_ready: string
      erasure_running: string
    }
    noticeTexts: {
      erasureAsked: string
      erasureSoon: string
      erasureDeferred: string
      erasureTakenBack: string
      copyReady: string
      petPassedOn: string
    }
    noticeTitles: {
      erasureAsked: string
      erasureSoon: string
      erasureDeferred: string
      erasureTakenBack: string
      copyReady: string
      petPassedOn: string
    }
  }
  recalls: {
    routes: {
      pharmaRecalls: {
        title: string
        about: string
      }
      recalls: {
        title: string
        about: string
      }
      pharmaRecallDetails: {
        title: string
        about: string
      }
      recallDetails: {
        title: string
        about: string
      }
      recalledPacket: {
        title: string
        about: string
      }
    }
    start: string
    empty: string
    emptyHint: string
    fields: {
      search: string
      searchHint: string
      product: string
      chooseProduct: string
      lot: string
      lotHint: string
      lotHintNone: string
      reason: string
      reasonHint: string
    }
    reach: string
    cannotUndo: string
    done: string
    already: string
    lot: string
    counts: {
      packets: string
      reached: string
      unreached: string
      credited: string
      here: string
    }
    facts: {
      reason: string
      at: string
      by: string
      pharmacy: string
    }
    by: {
      pharmacy: string
      admin: string
    }
    hereAbout: string
    packets: {
      title: string
      show: string
      all: string
      buyer: string
      order: string
      quantity: string
      state: string
      told: string
      none: string
    }
    states: {
      here: string
      told: string
      seen: string
      credited: string
    }
    own: {
      advice: string
      credit: string
      creditAsk: string
      creditBody: string
      credited: string
      nothingLeft: string
      failed: string
      order: string
      empty: string
      emptyHint: string
    }
    noticeTexts: {
      packetRecalled: string
      lotRecalled: string
    }
    noticeTitles: {
      packetRecalled: string
      lotRecalled: string
    }
  }
  records: {
    routes: {
      patientEmr: {
        title: string
        about: string
      }
      patientHistory: {
        title: string
        about: string
      }
    }
    noticeTexts: {
      recordOpened: string
    }
    noticeTitles: {
      recordOpened: string
    }
    added: string
    addedText: string
    save: string
    addShort: string
    add: {
      allergy: string
      condition: string
      medication: string
      vaccination: string
      document: string
    }
    kinds: {
      allergy: string
      condition: string
      medication: string
      vaccination: string
      note: string
      document: string
      visit: string
      summary: string
      prescription: string
      certificate: string
      observation: string
      care: string
    }
    lists: {
      allergies: string
      conditions: string
      medications: string
      vaccinations: string
    }
    none: {
      allergies: string
      conditions: string
      medications: string
      vaccinations: string
    }
    dueOn: string
    fields: {
      substance: string
      severity: string
      reaction: string
      since: string
      until: string
      name: string
      state: string
      dose: string
      remark: string
      vaccine: string
      date: string
      due: string
      batch: string
      title: string
      subjective: string
      objective: string
      assessment: string
      plan: string
      reason: string
    }
    choices: {
      unknown: string
      mild: string
      moderate: string
      severe: string
      active: string
      remission: string
      inactive: string
      resolved: string
    }
    entry: string
    editions: string
    editionActs: {
      write: string
      correct: string
      withdraw: string
      confirm: string
    }
    closedAccount: string
    standings: {
      owner: string
      carer: string
      doctor: string
      staff: string
      emergency: string
    }
    marks: {
      withdrawn: string
      corrected: string
      told: string
      confirmed: string
      confirmedBy: string
    }
    confirm: string
    notConfirmed: string
    correct: string
    corrected: string
    correctedText: string
    withdraw: string
    withdrawAsk: string
    withdrawBody: string
    document: {
      file: string
      hint: string
      missing: string
      none: string
      show: string
      open: string
      keep: string
      pdf: string
      picture: string
      reasons: {
        too_many_pixels: string
        file_unreadable: string
        file_active: string
        file_type: string
      }
    }
    tabsLabel: string
    tabs: {
      timeline: string
      documents: string
      looks: string
      export: string
      measurements: string
      care: string
    }
    timeline: {
      label: string
      search: string
      kind: string
      allKinds: string
      from: string
      to: string
      empty: string
      emptyHint: string
    }
    looks: {
      about: string
      none: string
      you: string
      ask: string
      askOf: string
      askTitle: string
      askBody: string
      message: string
      send: string
      asked: string
      askedText: string
      withReason: string
      acts: {
        read: string
        document: string
        write: string
        correct: string
        withdraw: string
        confirm: string
        open: string
        export: string
      }
      ownActs: {
        read: string
        document: string
        write: string
        correct: string
        withdraw: string
        confirm: string
        open: string
        export: string
      }
    }
    emergency: {
      open: string
      until: string
      closed: string
      about: string
      reason: string
      reasonHint: string
      submit: string
      find: string
      contact: string
      contactHint: string
      petName: string
      petNameHint: string
      notFound: string
    }
    note: {
      about: string
      write: string
      save: string
      saved: string
      savedText: string
      sign: string
      signed: string
      signedText: string
      notSigned: string
      hints: {
        subjective: string
        objective: string
        assessment: string
        plan: string
      }
    }
    phrases: {
      insert: string
      choose: string
      change: string
      title: string
      about: string
      name: string
      text: string
      add: string
      remove: string
      removeOf: string
    }
    openAll: string
    staffReads: string
    own: {
      title: string
      of: string
      about: string
      choose: string
    }
    practice: {
      about: string
      search: string
      empty: string
      emptyHint: string
      name: string
      kind: string
      person: string
      animalOf: string
      born: string
      seen: string
      visits: string
    }
    refusals: {
      record_closed: string
      record_read_only: string
      record_not_author: string
      record_entry_changed: string
      record_entry_withdrawn: string
      record_nothing_new: string
      record_note_changed: string
      record_note_empty: string
      record_phrases_changed: string
      missing_pet_right: string
      too_many_requests: string
      too_many_files: string
      not_found: string
      record_unverified: string
    }
  }
  'see-as': {
    verb: string
    title: string
    begin: string
    about: string
    reason: string
    reasonHint: string
    notActive: string
    noticeTitles: {
      officeSawAs: string
    }
    noticeTexts: {
      officeSawAs: string
    }
  }
  shop: {
    noticeTexts: {
      shopOrderPaid: string
      shopOrderCancelled: string
      returnAsked: string
      backInStock: string
    }
    noticeTitles: {
      shopOrderPaid: string
      shopOrderCancelled: string
      returnAsked: string
      backInStock: string
    }
    deliveries: {
      courier: string
      pickup: string
    }
    checkout: {
      delivery: string
      hints: {
        courier: string
        pickup: string
      }
      address: string
      isDefault: string
      newAddress: string
      changeAddress: string
      removeAddress: string
      saveAddress: string
      recipient: string
      phone: string
      asDefault: string
      danger: string
      together: string
      place: string
      placeAbout: string
      addressFirst: string
      toCart: string
      changed: {
        price: string
        gone: string
        prescription: string
        out_of_stock: string
      }
      refused: {
        total_changed: string
        out_of_stock: string
        currencies_differ: string
        address_needed: string
        offline: string
        network: string
        other: string
        too_many_addresses: string
        no_delivery: string
        outside_delivery_area: string
        amount_too_small: string
      }
      problems: {
        no_delivery: string
        outside_delivery_area: string
      }
    }
    payment: {
      title: string
      about_one: string
      about_other: string
      kept: string
      how: string
      over: string
      overAbout: string
    }
    orders: {
      about: string
      show: string
      tabs: {
        all: string
        open: string
        finished: string
      }
      kinds: {
        appointment: string
        medicine: string
        shop: string
        subscription: string
      }
      more_one: string
      more_other: string
      pay: string
      empty: string
      emptyAbout: string
      toShop: string
      visitWith: string
    }
    order: {
      title: string
      from: string
      cancel: string
      cancelTitle: string
      cancelPaid: string
      cancelUnpaid: string
      keep: string
      reason: string
      tooLate: string
      paying: string
      return: string
      returnAbout: string
      returnNothing: string
      returnClosed: string
      returnTooMuch: string
      again: string
      failed: string
      way: string
      deliveredAt: string
      returnUntil: string
      returns: {
        asked: string
        accepted: string
        refused: string
      }
      about: {
        requested: string
        quoted: string
        declined: string
        pending_payment: string
        paid: string
        accepted: string
        preparing: string
        dispatched: string
        delivered: string
        rejected: string
        cancelled: string
        expired: string
        confirmed: string
        completed: string
        no_show: string
        active: string
      }
    }
    states: {
      requested: string
      quoted: string
      declined: string
      pending_payment: string
      paid: string
      accepted: string
      preparing: string
      dispatched: string
      delivered: string
      rejected: string
      cancelled: string
      expired: string
      confirmed: string
      completed: string
      no_show: string
      active: string
    }
    returns: {
      title: string
      states: {
        asked: string
        accepted: string
        refused: string
      }
      accept: string
      refuse: string
      about: {
        accept: string
        refuse: string
      }
      done: {
        accept: string
        refuse: string
      }
    }
    routes: {
      favouriteProducts: {
        title: string
        about: string
      }
    }
    favourites: {
      empty: string
      emptyAbout: string
      mine: string
      awaited: string
      gone_one: string
      gone_other: string
    }
    addresses: {
      title: string
      about: string
      usual: string
      none: string
      noneHint: string
      removeAsk: string
      removeBody: string
    }
  }
  social: {
    routes: {
      searchUsers: {
        title: string
        about: string
      }
      feed: {
        title: string
        about: string
      }
      userFollowers: {
        title: string
        about: string
      }
      userFollowing: {
        title: string
        about: string
      }
      userAlbum: {
        title: string
        about: string
      }
    }
    post: {
      text: string
      animals: string
      write: string
      change: string
      publish: string
      save: string
      published: string
      changed: string
      doneText: string
      list: string
      one: string
      of: string
      hidden: string
      edited: string
      more: string
      remove: string
      removeTitle: string
      removed: string
      removedText: string
      removeText_one: string
      removeText_other: string
      likes_one: string
      likes_other: string
      lost: string
      lostPage: string
    }
    pictures: {
      label: string
      chosen: string
      unnamed: string
      alternative: string
      alternativeHint: string
      earlier: string
      later: string
      remove: string
      undescribedText: string
      publishAnyway: string
      describe: string
      reasons: {
        too_many_pixels: string
        file_unreadable: string
        file_type: string
      }
      hint_one: string
      hint_other: string
      undescribed_one: string
      undescribed_other: string
    }
    audience: {
      label: string
      everyone: string
      followers: string
      me: string
    }
    tabs: {
      following: string
      discover: string
    }
    empty: {
      following: string
      discover: string
      member: string
      people: string
      followers: string
      followingNobody: string
    }
    comments: {
      label: string
      none: string
      write: string
      missing: string
      send: string
      remove: string
      removeTitle: string
      removeText: string
      more: string
      count_one: string
      count_other: string
    }
    member: {
      find: string
      search: string
      list: string
      follow: string
      followed: string
      followName: string
      followsYou: string
      seeFollowers: string
      seeFollowing: string
      more: string
      block: string
      blockTitle: string
      blockText: string
      blocked: string
      blockedText: string
      unblock: string
      unblockName: string
      unblocked: string
      unblockedText: string
      followers_one: string
      followers_other: string
      following_one: string
      following_other: string
      posts_one: string
      posts_other: string
    }
    album: {
      own: string
      of: string
      all: string
      see: string
      about: string
      create: string
      change: string
      save: string
      saved: string
      savedText: string
      title: string
      titleMissing: string
      none: string
      noPictures: string
      remove: string
      removeTitle: string
      removeText: string
      removed: string
      removedText: string
      count_one: string
      count_other: string
      by_one: string
      by_other: string
    }
    report: {
      post: string
      comment: string
      member: string
      about: string
      reason: string
      missing: string
      words: string
      send: string
      done: string
      doneText: string
      reasons: {
        spam: string
        harassment: string
        cruelty: string
        falseAdvice: string
        privacy: string
        other: string
      }
      productReview: string
    }
    standing: {
      suspended: string
      states: {
        open: string
        dismissed: string
        warned: string
        hidden: string
        suspended: string
        appealed: string
        upheld: string
        lifted: string
      }
      appeal: string
      appealTitle: string
      appealSend: string
      words: string
      wordsHint: string
      appealed: string
      appealedText: string
    }
    privacy: {
      title: string
      findable: string
      findableHint: string
      blocked: string
      nobodyBlocked: string
    }
    refusals: {
      post_changed: string
      album_changed: string
      community_suspended: string
      already_reported: string
      too_many_albums: string
      case_decided: string
    }
    noticeTexts: {
      followed: string
      postCommented: string
      moderated: string
    }
    noticeTitles: {
      followed: string
      postCommented: string
      moderated: string
    }
  }
  staff: {
    routes: {
      addStaff: {
        title: string
        about: string
      }
    }
    invite: string
    team: string
    label: string
    emptyTitle: string
    emptyBody: string
    never: string
    lastSeen: string
    neverSeen: string
    suspended: string
    noRights: string
    rights: {
      appointments: string
      availability: string
      invoices: string
      history: string
    }
    rightsAbout: {
      appointments: string
      availability: string
      invoices: string
      history: string
    }
    rightsLegend: string
    change: string
    changeOf: string
    changeAbout: string
    save: string
    changed: string
    suspend: string
    suspendOf: string
    suspendAsk: string
    suspendBody: string
    suspendDone: string
    restore: string
    restoreOf: string
    restoreDone: string
    refusals: {
      already_invited: string
      already_staff: string
      too_many_staff: string
      too_many_requests: string
    }
    rightsNow: {
      title: string
      lost: string
      gained: string
    }
    noticeTexts: {
      staffJoined: string
      staffRightsChanged: string
      staffSuspended: string
      staffRestored: string
    }
    noticeTitles: {
      staffJoined: string
      staffRightsChanged: string
      staffSuspended: string
      staffRestored: string
    }
  }
  summaries: {
    title: string
    parts: {
      found: string
      treatment: string
      advice: string
      warning: string
      comeBack: string
    }
    by: string
    correctedBy: string
    onItsWay: string
    forPatient: string
    save: string
    saved: string
    share: string
    shared: string
    sharedText: string
    isShared: string
    notShared: string
    noticeTexts: {
      summaryShared: string
    }
    noticeTitles: {
      summaryShared: string
    }
    savedText: string
  }
  support: {
    routes: {
      supportDesk: {
        title: string
        about: string
      }
    }
    about: string
    thread: string
    visitor: string
    office: string
    replying: string
    missing: string
    back: string
    forOffice: string
    signIn: {
      title: string
      text: string
      signIn: string
      contact: string
    }
    topics: {
      account: string
      visits: string
      payments: string
      medicines: string
      shop: string
      pets: string
      privacy: string
      fault: string
      other: string
    }
    help: {
      title: string
      account: {
        question: string
        answer: string
      }
      visits: {
        question: string
        answer: string
      }
      payments: {
        question: string
        answer: string
      }
      medicines: {
        question: string
        answer: string
      }
      shop: {
        question: string
        answer: string
      }
      pets: {
        question: string
        answer: string
      }
      privacy: {
        question: string
        answer: string
      }
    }
    open: {
      title: string
      topic: string
      subject: string
      text: string
      textHint: string
      failedCall: string
      failedCallHint: string
      send: string
      tooMany: string
    }
    own: {
      title: string
      none: string
      noneText: string
      new: string
      solved: string
      closed: string
      write: string
      reopens: string
    }
    states: {
      open: string
      waiting: string
      snoozed: string
      solved: string
      reopened: string
      closed: string
    }
    desk: {
      states: {
        open: string
        waiting: string
        snoozed: string
        solved: string
        reopened: string
        closed: string
      }
      note: string
      present: string
      search: string
      show: string
      filters: {
        waitingForUs: string
        mine: string
        unassigned: string
        snoozed: string
        ended: string
        all: string
      }
      allTopics: string
      none: string
      noneText: string
      number: string
      from: string
      email: string
      contact: string
      state: string
      assigned: string
      nobody: string
      since: string
      opened: string
      claim: string
      giveBack: string
      snooze: string
      snoozeTitle: string
      until: string
      untilHint: string
      wake: string
      solve: string
      reopen: string
      answer: string
      send: string
      byMail: string
      byLink: string
      andSolve: string
      writeNote: string
      noteHint: string
      keepNote: string
      closed: string
      notDone: string
      refusals: {
        request_changed: string
        request_taken: string
        request_closed: string
        other: string
      }
      tabs: {
        requests: string
        canned: string
      }
    }
    sources: {
      account: string
      contact: string
      look: string
    }
    canned: {
      title: string
      add: string
      changeTitle: string
      choose: string
      none: string
      empty: string
      change: string
      changeOne: string
      remove: string
      removeOne: string
      removeBody: string
      keep: string
      changed: string
      tooMany: string
      language: string
      name: string
      text: string
    }
    noticeTitles: {
      supportAnswered: string
    }
    noticeTexts: {
      supportAnswered: string
    }
  }
  trackers: {
    routes: {
      gpsDevices: {
        title: string
        about: string
      }
    }
    list: {
      about: string
      register: string
      choose: string
      emptyTitle: string
      emptyHint: string
    }
    register: {
      usualName: string
      pet: string
      choosePet: string
      name: string
      nameHint: string
      submit: string
    }
    key: {
      title: string
      once: string
      how: string
      address: string
      identifier: string
      copy: string
      copied: string
      copiedText: string
      notCopied: string
      notCopiedText: string
      done: string
    }
    states: {
      live: string
      late: string
      silent: string
    }
    strays: {
      too_old: string
      in_the_future: string
      no_position: string
    }
    facts: {
      seen: string
      never: string
      battery: string
      rehearse: string
      rehearsed: string
      newKey: string
      newKeyBody: string
      remove: string
      removeBody: string
      failed: string
      failedText: string
      out: string
      rehearsedText_one: string
      rehearsedText_other: string
      hurried: string
    }
    map: {
      label: string
      here: string
    }
    day: {
      label: string
      before: string
      after: string
      nothing: string
      walked: string
      play: string
      pause: string
      moment: string
      stretches: string
      walk: string
      stop: string
      simplified: string
    }
    zones: {
      title: string
      usualName: string
      none: string
      inside: string
      outside: string
      change: string
      remove: string
      removeBody: string
      removeConfirm: string
      addCircle: string
      addPolygon: string
      adding: string
      changing: string
      how: {
        circle: string
        polygon: string
      }
      name: string
      radius: string
      undo: string
      save: string
      discard: string
      corners_one: string
      corners_other: string
    }
    refusals: {
      tracker_limit: string
      zone_limit: string
    }
    noticeTitles: {
      petLeftZone: string
      petEnteredZone: string
      escapeRehearsal: string
      trackerLate: string
      trackerBattery: string
    }
    noticeTexts: {
      petLeftZone: string
      petEnteredZone: string
      escapeRehearsal: string
      trackerLate: string
      trackerBattery: string
    }
    handover: {
      title: string
      about: string
      start: string
      sitter: string
      chooseSitter: string
      until: string
      untilDay: string
      notes: string
      end: string
      yours: string
      nobody: string
      failed: string
    }
    distances: {
      title: string
      mean: string
      means: string
      share: string
      shareHint: string
      failed: string
    }
  }
}

/** Keys above a route's `title` and `about`. */
export type RouteWords =
  | 'account.routes.adminLogin'
  | 'account.routes.companyLogin'
  | 'account.routes.companyRegister'
  | 'account.routes.doctorForgotPassword'
  | 'account.routes.doctorLogin'
  | 'account.routes.doctorRegister'
  | 'account.routes.login'
  | 'account.routes.patientRegistration'
  | 'account.routes.pharmaLogin'
  | 'account.routes.pharmaRegistration'
  | 'account.routes.staffInvitation'
  | 'account.routes.userLogin'
  | 'account.routes.userSettings'
  | 'admin.routes.adminDashboard'
  | 'admin.routes.appointmentOrders'
  | 'admin.routes.companiesList'
  | 'admin.routes.completedOrderView'
  | 'admin.routes.doctorList'
  | 'admin.routes.invoiceList'
  | 'admin.routes.medicinesOrders'
  | 'admin.routes.officeAdministrators'
  | 'admin.routes.officeWindDowns'
  | 'admin.routes.pendingMedicineOrder'
  | 'admin.routes.pendingOrderView'
  | 'admin.routes.pharmaList'
  | 'admin.routes.subscriptionOrders'
  | 'admin.routes.transactions'
  | 'admin.routes.userList'
  | 'app.routes.notFound'
  | 'appointments.routes.appointmentDetails'
  | 'appointments.routes.doctorAppointmentHistory'
  | 'appointments.routes.doctorDashboard'
  | 'appointments.routes.doctorUpcomingAppointment'
  | 'appointments.routes.userAppointmentDetails'
  | 'appointments.routes.userAppointmentList'
  | 'appointments.routes.userDashboard'
  | 'audit.routes.callTrace'
  | 'audit.routes.officeLooks'
  | 'autoships.routes.deliverRegularly'
  | 'autoships.routes.regularDeliveries'
  | 'blog.routes.advertisementManagement'
  | 'blog.routes.blog'
  | 'blog.routes.blogDetails'
  | 'blog.routes.blogs'
  | 'booking.routes.appointmentPayment'
  | 'booking.routes.doctorAvailability'
  | 'care.routes.tonightsDoses'
  | 'carers.routes.carerInvitation'
  | 'certificates.routes.medicalCertificateSetting'
  | 'chat.routes.chat'
  | 'coupons.routes.companyDashboard'
  | 'coupons.routes.companyProfile'
  | 'coupons.routes.companyTransactions'
  | 'coupons.routes.couponList'
  | 'coupons.routes.coupons'
  | 'doctors.routes.doctorProfile'
  | 'doctors.routes.doctorsList'
  | 'doctors.routes.experts'
  | 'doctors.routes.userDoctors'
  | 'doctors.routes.userDoctorsDetails'
  | 'doctors.routes.viewDoctorDetails'
  | 'events.routes.createEvent'
  | 'events.routes.eventsDetails'
  | 'events.routes.updateEvent'
  | 'events.routes.userEvents'
  | 'lists.routes.allergyList'
  | 'lists.routes.awardList'
  | 'lists.routes.skillList'
  | 'lost.routes.lostAnimal'
  | 'lost.routes.lostAnimals'
  | 'meeting.routes.doctorMeeting'
  | 'meeting.routes.doctorTestConnection'
  | 'meeting.routes.meetingGuest'
  | 'meeting.routes.userMeeting'
  | 'meeting.routes.userTestConnection'
  | 'merges.routes.mergeAccounts'
  | 'moderation.routes.moderationQueue'
  | 'nearby.routes.petsNearby'
  | 'notices.routes.notifications'
  | 'observations.routes.observationRanges'
  | 'office.routes.officeJobs'
  | 'office.routes.officeSettings'
  | 'orders.routes.completedOrderDetails'
  | 'orders.routes.doctorOrderDetails'
  | 'orders.routes.doctorsCompletedOrder'
  | 'orders.routes.doctorsInvoices'
  | 'orders.routes.doctorsPendingOrderDetails'
  | 'orders.routes.orderPayment'
  | 'orders.routes.orderSummery'
  | 'orders.routes.paymentFailed'
  | 'orders.routes.pendingOrders'
  | 'orders.routes.pendingPaymentOrder'
  | 'orders.routes.userOrders'
  | 'orders.routes.userOrdersDetails'
  | 'orders.routes.userPendingOrders'
  | 'orders.routes.userShopingOrderDetails'
  | 'papers.routes.checkPaper'
  | 'papers.routes.prescriptionSetting'
  | 'pharmacy.routes.newOrderRequest'
  | 'pharmacy.routes.pOrderDetails'
  | 'pharmacy.routes.pharmaDashboard'
  | 'pharmacy.routes.pharmaInvoices'
  | 'pharmacy.routes.pharmaOrderDetails'
  | 'pharmacy.routes.pharmaOrders'
  | 'pharmacy.routes.pharmaProfile'
  | 'plans.routes.subscriptionManagement'
  | 'poisons.routes.myPetAte'
  | 'prescriptions.routes.doctorPrescription'
  | 'prescriptions.routes.doctorPrescriptionDetails'
  | 'prescriptions.routes.downloadPrescription'
  | 'prescriptions.routes.userPrescription'
  | 'prescriptions.routes.userPrescriptionDetails'
  | 'privacy.routes.yourData'
  | 'recalls.routes.pharmaRecallDetails'
  | 'recalls.routes.pharmaRecalls'
  | 'recalls.routes.recallDetails'
  | 'recalls.routes.recalledPacket'
  | 'recalls.routes.recalls'
  | 'records.routes.patientEmr'
  | 'records.routes.patientHistory'
  | 'shop.routes.cart'
  | 'shop.routes.checkout'
  | 'shop.routes.ecommerce'
  | 'shop.routes.favouriteProducts'
  | 'site.routes.aboutUs'
  | 'site.routes.contactUs'
  | 'site.routes.home'
  | 'site.routes.privacy'
  | 'site.routes.termCondition'
  | 'site.routes.userSupport'
  | 'social.routes.feed'
  | 'social.routes.searchUsers'
  | 'social.routes.userAlbum'
  | 'social.routes.userFollowers'
  | 'social.routes.userFollowing'
  | 'staff.routes.addStaff'
  | 'support.routes.supportDesk'
  | 'trackers.routes.gpsDevices'

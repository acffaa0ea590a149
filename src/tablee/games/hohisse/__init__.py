"""Ho ! Hisse !: two clans, a rope and a barrel of whisky."""
